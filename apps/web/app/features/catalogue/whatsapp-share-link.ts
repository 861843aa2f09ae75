/** Returns the link that opens WhatsApp with a message about a page. The user chooses the recipient there. */
export function whatsappShareLink(title: string, url: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`;
}
