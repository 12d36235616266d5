/** A letter before court action in Scotland and Northern Ireland: no Debt Protocol, the plain facts only. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_NATIONS_IT: Words = {
  'gb.lbc.want-rest': {
    says: 'Vogliono che Lei paghi o risponda. Se non fa né l’uno né l’altro, possono chiedere a un tribunale di decidere.',
  },
  'gb.lbc.who-rest': {
    says: 'La lettera viene da chi dice che Lei deve soldi, o dai suoi avvocati (solicitors). Non sono un tribunale.',
  },
  'gb.lbc.rights-rest': {
    says: 'Ha il diritto di chiedere che debito è, come è composto, e quali dati hanno su di Lei.',
  },
  'gb.lbc.step-check-rest': {
    says: 'Controlli tre cose: è il Suo debito, la somma è giusta, e quanto è vecchio? Non lo ammetta finché non è sicuro.',
  },
  'gb.lbc.step-advice-rest': {
    says: 'Chiami un consulente gratuito sui debiti prima della data della lettera. Scriva al mittente che sta chiedendo consiglio.',
  },
  'gb.lbc.step-old-scotland': {
    says: 'Non ci sono stati pagamenti, ammissioni scritte o cause per cinque anni? Scriva che il debito è finito.',
  },
}
