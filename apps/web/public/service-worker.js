// Shows a page of ours instead of the browser's error when a page cannot be loaded without a connection. It stores this page alone, and answers no other
// request: data and private pages are never cached.
const CACHE = 'offline-1';
const pages = { en: '/offline.html', ar: '/offline-ar.html' };

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(Object.values(pages)))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOldCaches().then(() => self.clients.claim()));
});

async function removeOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  const { pathname } = new URL(event.request.url);
  const language = pathname === '/ar' || pathname.startsWith('/ar/') ? 'ar' : 'en';
  event.respondWith(fetch(event.request).catch(async () => (await caches.match(pages[language])) ?? Response.error()));
});
