"""The command, where the system gives few files."""

from __future__ import annotations

import resource

from tablee.cli.main import main

FEW = 200

if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_NOFILE, (FEW, FEW))
    main()
