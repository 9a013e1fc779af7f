// Only browsers that know no modules run this.
document.getElementById("app").textContent =
  "This browser is too old for Tablée. · Ce navigateur est trop ancien pour Tablée. · Dieser Browser ist zu alt für Tablée.";
