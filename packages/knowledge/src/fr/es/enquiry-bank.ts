/** Questions about cheques, closed accounts, loans and the payment incident file: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_WORDS: Words = {
  'fr.ask-debt.bad-cheque': {
    says: 'Pague el cheque y avise a su banco: la prohibición acaba enseguida. Si no, dura cinco años.',
    dependsOn: 'si lo paga',
  },
  'fr.ask-debt.account-closed': {
    says: 'Un banco debe avisar por escrito con dos meses. Si ningún banco le acepta, la Banque de France nombra uno obligado (droit au compte).',
    dependsOn: 'qué hizo el banco',
  },
  'fr.ask-debt.credit-two-years': {
    dependsOn: 'si hay una sentencia',
    says: 'El prestamista debe demandar en dos años desde el primer plazo impagado. Después es tarde, lleguen las cartas que lleguen. Un nuevo plan pactado entre ambos hace empezar de nuevo los dos años. Una sentencia dura diez años: pida una copia. Una carta, también de un agente (commissaire de justice), no es un embargo. Hasta ver una sentencia no pague nada, ni una suma pequeña, y no reconozca nada.',
  },
  'fr.ask-debt.ficp': {
    says: 'Pida su ficha al Banque de France: es gratis. Pague la deuda y el banco debe darle de baja; si no, acaba a los cinco años. Debió haber un aviso de 30 días. Si es un error, escriba al banco y después a la CNIL.',
  },
}
