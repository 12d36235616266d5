/** One content, written twice: as plain text and as HTML. Nothing is loaded from anywhere, and nobody is followed. */

/** A mail as it leaves. */
export interface Message {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Who an answer goes to, where that is not us. */
  readonly replyTo?: string
}

export interface Content {
  /** One line; it is the heading too. */
  readonly subject: string
  /** An address, on one line. */
  readonly replyTo?: string
  /** Paragraphs. */
  readonly says: readonly string[]
  /** The one thing to do, on our own site: `path` begins with a slash. */
  readonly link?: { readonly label: string; readonly path: string }
  /** Paragraphs below the link. */
  readonly after?: readonly string[]
}

const SIGNATURE = 'Plainletter. Information, not legal advice.'

/** `origin` is our own site, without a slash at its end. */
export function layOut(content: Content, origin: string): Message {
  const { says, link, after = [], replyTo } = content
  const subject = oneLine(content.subject)
  const url = link && `${origin}${link.path}`
  const text = [
    subject,
    ...says,
    ...(link ? [`${link.label}:\n${url}`] : []),
    ...after,
    SIGNATURE,
  ].join('\n\n')
  const body = [
    `<h1 style="font-size:22px;line-height:1.3;margin:0 0 16px">${escapeHtml(subject)}</h1>`,
    ...says.map(paragraph),
    ...(link && url ? [button(link.label, url)] : []),
    ...after.map(paragraph),
    `<p style="margin:24px 0 0;font-size:14px">${escapeHtml(SIGNATURE)}</p>`,
  ].join('\n')
  return {
    subject,
    text: `${text}\n`,
    html: page(subject, body),
    ...(replyTo === undefined ? {} : { replyTo: oneLine(replyTo) }),
  }
}

/** No colours but the button's: the reader's own light or dark ones hold. */
const page = (subject: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto">
${body}
</div>
</body>
</html>
`

const paragraph = (words: string): string => `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`

/** The address stands there in full as well: some programs show no buttons. */
const button = (label: string, url: string): string =>
  `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#1d4f7c;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;overflow-wrap:anywhere">${escapeHtml(url)}</p>`

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/** A subject is a header: a line break in it could begin another one. */
const oneLine = (text: string): string => text.replaceAll(/\p{C}+/gu, ' ').trim()
