/** Questions about time to breathe, bankruptcy and the home: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WAYS_OUT_IT: Words = {
  'gb.ask-debt.breathing-space': {
    says: 'Chieda a un consulente la sospensione «breathing space». Per 60 giorni ferma quasi tutti gli interessi, le lettere e le azioni. Se è in cura per una crisi di salute mentale, può durare di più.',
  },
  'gb.ask-debt.moratorium-scotland': {
    says: 'In Scozia può chiedere una moratoria (moratorium). Per sei mesi i creditori non possono eseguire i debiti. Gli interessi continuano. Parli prima con un consulente (money adviser).',
  },
  'gb.ask-debt.statutory-demand': {
    says: 'Non è un ordine del giudice, ma non lo ignori. Dopo 21 giorni possono chiedere il suo fallimento se deve £5,000 o più. Se contesta il debito o non ha firmato nulla, chieda al tribunale entro 18 giorni di annullarlo. Per un debito di una società, veda se ha dato una garanzia personale. Chieda oggi un consiglio gratuito.',
  },
  'gb.ask-debt.bankrupt': {
    says: 'Un solo creditore può chiedere il Suo fallimento (bankruptcy) solo da £5,000 in su. Se ha una «statutory demand», ha 18 giorni per chiedere al tribunale di annullarla. Chieda consiglio oggi.',
    dependsOn: 'se deve a quel creditore £5,000 o più',
  },
  'gb.ask-debt.home': {
    says: 'Per una carta o un prestito senza garanzia serve prima una sentenza. Poi possono chiedere un’ipoteca sulla casa (charge). Una vendita forzata è rara, e deve decidere un giudice.',
    dependsOn: 'se il debito è garantito dalla casa, o c’è una sentenza',
  },
}
