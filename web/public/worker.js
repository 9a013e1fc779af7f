/** Says kindly that the server is away. Nothing else is kept: the app is always as new as the server. */

const CACHE = "tablee-offline-2";
const AWAY = "/offline.html";
const KEPT = [AWAY, "/offline.css", "/offline.js", "/icon.svg"];
/** What a gateway answers while the server behind it restarts. */
const RESTARTING = [502, 503, 504];

self.addEventListener("install", (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOld().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(visit(request));
  else if (KEPT.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(pathname)));
});

async function keep() {
  const cache = await caches.open(CACHE);
  await cache.addAll(KEPT.map((path) => new Request(path, { cache: "reload" })));
}

async function dropOld() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

async function visit(request) {
  try {
    const answer = await fetch(request);
    return RESTARTING.includes(answer.status) ? await kept(AWAY) : answer;
  } catch {
    return kept(AWAY);
  }
}

async function kept(path) {
  return (await caches.match(path, { cacheName: CACHE })) ?? Response.error();
}
