/** Questions about orders to pay, the small claims procedure, lawyers and a claim of one's own: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_WORDS: Words = {
  'fr.ask-debt.order-to-pay': {
    says: "Ha un mese dalla notifica per fare opposizione (opposition), alla cancelleria del tribunale indicato nell'ordine, di persona o per raccomandata. Fino a 10.000 € non serve un avvocato. Non l'ha ricevuto di persona? Allora il mese parte dal primo atto consegnato a Lei, o dal primo pignoramento. Un giudice riesamina tutto. Un credito al consumo non pagato da oltre due anni è spesso fuori termine. Prima non firmi alcun piano.",
  },
  'fr.ask-debt.court-lawyer': {
    says: 'Fino a 10.000 €, nelle cause di affitto e al tribunale del lavoro non serve. Con un reddito basso lo paga lo Stato (aide juridictionnelle).',
    dependsOn: 'la somma e il tribunale',
  },
  'fr.ask-debt.legal-aid': {
    says: 'Lo chieda su justice.fr o in tribunale prima dell’udienza. Paga tutto o una parte dell’avvocato e delle spese.',
    dependsOn: 'reddito, risparmi e famiglia',
  },
  'fr.ask-debt.small-claims': {
    says: 'È libero di rifiutare. Un mese di silenzio è un no. Se accetta, l’accordo si può eseguire come una sentenza.',
  },
  'fr.ask-debt.claim-yourself': {
    says: 'Mandi una diffida con un ultimo giorno. Fino a 5.000 € deve prima tentare un conciliatore gratuito. Poi vada in tribunale con un modulo (requête) o chieda un’ingiunzione di pagamento. Non serve un avvocato. Può essere dovuto un contributo di 50 €; non con il patrocinio gratuito.',
  },
  'fr.ask-debt.court-contribution': {
    says: 'Dal 1º maggio 2026 di solito chi fa causa al tribunale civile (tribunal judiciaire) o del lavoro (prud’hommes) paga 50 € online. Con il patrocinio gratuito (aide juridictionnelle) non paga nulla: lo chieda prima. Niente anche per sovraindebitamento, giudice dei minori, tutela e altri. Se manca, la cancelleria deve chiederlo e ha un mese. Chi perde di solito la rimborsa. Chi è citato non paga.',
  },
}
