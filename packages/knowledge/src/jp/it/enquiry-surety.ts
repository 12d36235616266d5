/** The Italian words of the rows in ../enquiry-surety.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SURETY_IT: Words = {
  'jp.ask.student-loan': {
    says: 'Chiami JASSO prima di altri mesi di ritardo. Chieda rate più basse (減額返還) o un rinvio (返還期限猶予) se guadagna poco, è malato o senza lavoro. Possono chiedere a un genitore o altro garante, quindi lo dica loro presto.',
  },
  'jp.ask.guarantor': {
    says: 'Un garante in solido (連帯保証人) deve come il debitore. Chieda il foglio firmato e quanto resta. Senza scritto, o senza somma massima in una garanzia aperta, è nulla. Veda un avvocato prima di pagare.',
    dependsOn: 'che cosa ha firmato',
  },
  'jp.ask.parents-debt': {
    says: 'Nessuno deve il prestito di un parente, tranne chi ha firmato come garante (保証人). Un prestatore non può premere sulla famiglia: dica no per iscritto. Non firmi e non paghi nulla. Dopo un decesso si ereditano i debiti: rinunci (相続放棄) entro tre mesi al tribunale di famiglia.',
  },
}
