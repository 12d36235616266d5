/** The pages: where to pay, a receipt, and all payments with what may happen to them. No script, no style sheet. */
import { all, get, isThing, text } from './state.ts'
import type { State, StripeObject } from './state.ts'

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${title}</title>
<body style="font:16px/1.5 system-ui,sans-serif;max-width:720px;margin:40px auto;padding:0 16px">
<p><small>Test payments on this machine. No money moves.</small></p><h1>${title}</h1>${body}</body></html>`

const escape = (words: unknown): string =>
  text(words).replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const button = (action: string, label: string): string =>
  `<form method="post" action="${escape(action)}" style="display:inline"><button style="font:inherit;padding:8px 16px;margin:0 8px 8px 0">${label}</button></form>`

const money = (pence: unknown): string => `£${(Number(pence) / 100).toFixed(2)}`

export function payPage(state: State, id: string): string {
  const session = get(state, 'checkout.session', id)
  if (session['status'] !== 'open')
    return page('This page has done its work', `<p>It is ${escape(session['status'])}.</p>`)
  const cancel = `<p><a href="${escape(session['cancel_url'])}">Cancel</a></p>`
  return page(
    `Pay ${money(session['amount_total'])}`,
    `<p>${escape(nameOf(state, session))}</p>
${button(`/c/pay/${id}/pay`, `Pay ${money(session['amount_total'])}`)}${button(`/c/pay/${id}/pay-later`, 'Pay by a bank transfer that takes days')}${cancel}`,
  )
}

function nameOf(state: State, session: StripeObject): string {
  const lines = session['line_items']
  const [line] = isThing(lines) && Array.isArray(lines['data']) ? lines['data'] : []
  const price = isThing(line) && isThing(line['price']) ? line['price'] : {}
  return text(state.objects.get(text(price['product']))?.['name'])
}

export function receiptPage(state: State, id: string): string {
  const paid = state.objects.get(id)
  if (!paid) return page('No such receipt', '')
  const amount = paid['amount_paid'] ?? paid['amount']
  const back = Number(paid['amount_refunded'] ?? 0)
  return page(
    'Receipt',
    `<p>Paid: ${money(amount)}, on ${new Date(paid.created * 1000).toUTCString()}.</p>
${back > 0 ? `<p>Refunded: ${money(back)}.</p>` : ''}<p>Number: ${escape(id)}</p>`,
  )
}

export function overviewPage(state: State): string {
  const charges = all(state, 'charge').map((charge) => {
    const at = `/local/payment_intents/${text(charge['payment_intent'])}`
    const left = charge['refunded'] === true ? '' : button(`${at}/refund`, 'Refund')
    const words = `${money(charge['amount'])}, refunded ${money(charge['amount_refunded'])}`
    return `<li>${escape(charge.id)}: ${words} ${left}${charge['disputed'] === true ? '' : button(`${at}/dispute`, 'Dispute')}</li>`
  })
  const disputes = all(state, 'dispute', { status: 'needs_response' }).map(
    ({ id }) =>
      `<li>${id} ${button(`/local/disputes/${id}/won`, 'Won')}${button(`/local/disputes/${id}/lost`, 'Lost')}</li>`,
  )
  const plans = all(state, 'subscription').map(
    ({ id, status }) =>
      `<li>${id}: ${escape(status)} ${button(`/local/subscriptions/${id}/renew`, 'A year later')}${button(`/local/subscriptions/${id}/refuse`, 'A year later, card refused')}${button(`/local/subscriptions/${id}/end`, 'End')}</li>`,
  )
  const late = all(state, 'checkout.session', { status: 'complete', payment_status: 'unpaid' }).map(
    ({ id }) =>
      `<li>${id} ${button(`/local/sessions/${id}/arrive`, 'Money arrives')}${button(`/local/sessions/${id}/fail`, 'It does not')}</li>`,
  )
  const part = (name: string, rows: readonly string[]): string =>
    `<h2>${name}</h2><ul>${rows.join('') || '<li>None</li>'}</ul>`
  return page(
    'Payments',
    `${part('Payments', charges)}${part('On their way', late)}${part('Disputes', disputes)}${part('Yearly plans', plans)}`,
  )
}
