/** Old Age Security and the Canada Pension Plan: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_PENSION_IT: Words = {
  'ca.benefit.right-pension-review': {
    says: 'Per Old Age Security o Canada Pension Plan ha 90 giorni per chiedere un nuovo esame. Un debito nato da un consiglio sbagliato dell’ufficio può essere annullato.',
  },
  'ca.pension.want': {
    says: 'Service Canada ha deciso sulla Sua pensione. Cerchi il motivo e segni il giorno in cui ha avuto la lettera.',
  },
  'ca.pension.right-again': {
    says: 'Ha 90 giorni da quando ha avuto la lettera per chiedere per iscritto un nuovo esame. È gratis.',
  },
  'ca.pension.right-tribunal': {
    says: 'Se dicono ancora no, decide il Social Security Tribunal. Faccia appello entro 90 giorni. Non Le serve un avvocato.',
  },
  'ca.pension.step': {
    says: 'Chieda il Suo fascicolo. Mandi ciò che manca, come un referto su ciò che non può fare al lavoro.',
  },
  'ca.pension.reconsider': {
    says: 'Per una pensione pubblica ha 90 giorni per chiedere il riesame. Contiamo dalla data della lettera.',
    action: 'Chiedere il riesame, se non è d’accordo',
    consequence: 'Possono rifiutare una richiesta in ritardo senza un buon motivo.',
  },
}
