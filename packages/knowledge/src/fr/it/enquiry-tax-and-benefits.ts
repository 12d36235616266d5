/** Questions about taxes, bills of public bodies and benefits asked back or stopped: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_WORDS: Words = {
  'fr.ask-debt.tax-time': {
    says: 'Chieda tempo nel Suo spazio su impots.gouv.fr prima della data. Se non potrà mai pagare, chieda la cancellazione (remise gracieuse).',
  },
  'fr.ask-debt.public-bill': {
    says: 'Lo contesti entro due mesi davanti al tribunale indicato. Chieda all’ente di correggere gli errori, e al tesoro un piano.',
  },
  'fr.ask-debt.housing-benefit-back': {
    says: 'Per l’aiuto alla casa (APL) scriva prima alla commissione di ricorso della CAF entro due mesi. Poi viene il tribunale amministrativo. Se la somma è giusta, chieda uno sgravio o piccole rate.',
  },
  'fr.ask-debt.rsa-stopped': {
    says: 'Chieda il motivo per iscritto. Scriva al presidente del consiglio dipartimentale entro due mesi. Solo dopo viene il tribunale amministrativo. In caso di bisogno chieda un aiuto urgente a un assistente sociale.',
  },
  'fr.ask-debt.tax-wrong': {
    says: 'Scriva nel Suo conto su impots.gouv.fr (réclamation), con motivi e prove. Per l’imposta sul reddito ha tempo fino alla fine del secondo anno dopo l’avviso; per le imposte locali fino alla fine dell’anno seguente. Chieda subito di non pagare la parte contestata (sursis).',
  },
  'fr.ask-debt.constraint': {
    says: 'Una contrainte è un titolo come una sentenza. Ha solo 15 giorni da quando la riceve per opporsi al tribunale indicato, per raccomandata, con motivi e copia. Se deve la somma, chieda subito piccole rate.',
  },
}
