from tablee.cli.main import main

main()
