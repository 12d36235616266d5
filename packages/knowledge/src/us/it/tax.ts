/** The Italian words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_IT: Words = {
  'us.tax.want': {
    says: 'L’IRS dice che deve tasse, o che la Sua dichiarazione va cambiata. Vuole un pagamento o una risposta.',
  },
  'us.tax.who': {
    says: 'L’IRS è l’ufficio federale delle tasse. Scrive per posta prima di fare altro.',
  },
  'us.tax.reality': {
    says: 'Il numero dell’avviso, come CP14 o CP504, dice a che punto è. Può controllare il Suo conto su IRS.gov.',
  },
  'us.tax.rights-summary': {
    says: 'Può non essere d’accordo, fare ricorso, pagare a rate e far parlare qualcuno per Lei.',
  },
  'us.tax.not-yet': {
    says: 'Quasi sempre l’IRS non può prendere stipendio o soldi in banca prima di un avviso finale e di 30 giorni per chiedere un’udienza.',
  },
  'us.tax.know-ten-years': {
    says: 'L’IRS ha quasi sempre dieci anni per incassare una tassa da quando l’ha fissata (assessed).',
    learnMore: 'Alcuni passi, come un ricorso o il fallimento (bankruptcy), allungano quel tempo.',
  },
  'us.tax.right-disagree': {
    says: 'Ha il diritto di non essere d’accordo, di essere ascoltato e di fare ricorso a un ufficio indipendente.',
  },
  'us.tax.right-plan': {
    says: 'Può chiedere di pagare a rate mensili. Per molti debiti può farlo online in pochi minuti.',
  },
  'us.tax.right-compromise': {
    says: 'Se non può pagare, può chiedere all’IRS di aspettare, o offrire di chiudere con meno.',
  },
  'us.tax.right-advocate': {
    says: 'Se questo la mette in grave difficoltà, il Taxpayer Advocate Service aiuta gratis.',
  },
  'us.tax.right-exempt': {
    says: 'Anche un prelievo forzato per tasse (levy) deve lasciarle una parte dello stipendio e alcune cose di base.',
  },
  'us.tax.insight-penalty': {
    says: 'Se i Suoi ultimi tre anni erano in ordine, l’IRS spesso toglie una prima penale quando lo chiede.',
    actionable: 'Chiami o scriva e chieda di togliere la prima penale (first-time penalty relief).',
  },
  'us.tax.warning-scam': {
    says: 'L’IRS non prende carte regalo, criptovalute o bonifici (wires), e non minaccia l’arresto. Se non è sicuro, controlli il Suo conto su IRS.gov.',
  },
}
