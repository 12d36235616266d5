/** Bills and cut-off warnings for power and gas: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENERGY_BILL_WORDS: Words = {
  'fr.energy.not-yet-winter': {
    says: 'Non possono staccare luce o gas nella casa principale dal 1 novembre al 31 marzo.',
  },
  'fr.energy.not-yet-steps': {
    says: 'Non possono staccare subito. Devono avvisarla due volte per iscritto, con tempo per pagare: 15 giorni, poi 20 giorni.',
  },
  'fr.energy.know-back-billing': {
    says: 'Di solito non possono far pagare energia usata più di 14 mesi prima dell’ultima lettura.',
    learnMore: 'Confronti le date dei consumi sulla bolletta.',
  },
  'fr.energy.step-check': {
    says: 'Legga il contatore. Lo confronti con la bolletta: lettura vera o stimata, date, prezzo.',
  },
  'fr.energy.step-cheque': {
    says: 'Guardi se ha un buono energia (chèque énergie). Lo mandi al fornitore: paga e La protegge.',
  },
  'fr.energy.step-dispute': {
    says: 'Se la bolletta è sbagliata, scriva e mandi una foto del contatore. Dopo due mesi vada dal mediatore dell’energia.',
  },
  'fr.energy.right-winter': {
    says: 'Ha diritto a luce e gas nella casa principale dal 1 novembre al 31 marzo. Possono ridurre la potenza, salvo che abbia il buono energia (chèque énergie).',
  },
  'fr.energy.right-back-billing': {
    says: 'Ha diritto di non pagare consumi di oltre 14 mesi prima dell’ultima lettura, salvo che l’abbia impedita Lei.',
  },
  'fr.energy.right-warnings': {
    says: 'Ha diritto a due avvisi scritti prima di un distacco, e a sapere del fondo casa (FSL).',
  },
  'fr.energy.right-ombudsman': {
    says: 'Il mediatore dell’energia è gratis. Chiami 0 800 112 212.',
  },
  'fr.energy.warn-spring': {
    says: 'Il debito resta dopo l’inverno. Si può di nuovo staccare dal 1 aprile, quindi concordi ora un piano.',
  },
  'fr.energy.insight-estimate': {
    says: 'Sembra una bolletta di conguaglio. I consumi di oltre 14 mesi prima dell’ultima lettura di solito non sono dovuti.',
    actionable: 'Chieda il conto mese per mese e citi l’articolo L. 224-11.',
  },
}
