function remembered(name) {
  try {
    return localStorage.getItem("tablee." + name);
  } catch {
    return null;
  }
}

function speak() {
  const wished = [remembered("language"), ...navigator.languages].map((code) => (code || "").slice(0, 2));
  const sections = [...document.querySelectorAll("section")];
  const code = wished.find((wish) => sections.some((section) => section.lang === wish)) || "en";
  for (const section of sections) section.hidden = section.lang !== code;
  document.documentElement.lang = code;
}

/** This page stands in for the one that was asked for: to load it anew is to ask again. */
async function tryAgain() {
  const answer = await fetch("/api/house", { cache: "no-store" }).catch(() => null);
  if (!answer || !answer.ok) setTimeout(tryAgain, 2000);
  else if (location.pathname === "/offline.html") location.replace("/");
  else location.reload();
}

const dark = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
document.documentElement.dataset.theme = remembered("theme") || dark;
speak();
setTimeout(tryAgain, 1000);
addEventListener("online", () => location.reload());
