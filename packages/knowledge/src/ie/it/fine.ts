/** The Italian words of Ireland: fine. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_IT: Words = {
  'ie.fine.want': {
    says: 'Cerchi la regola, il luogo, la data e l’ultimo giorno per agire.',
  },
  'ie.fine.reality': {
    says: 'Può pagare e chiudere, o lasciare che vada in tribunale e difendersi lì.',
  },
  'ie.fine.who': {
    says: 'Una multa fissa (fixed charge notice) viene dalla polizia (gardaí) o da un comune (council). È vera.',
  },
  'ie.fine.rights': {
    says: 'Può dire chi guidava se non era Lei. In rari casi può chiedere l’annullamento, e difendersi in tribunale.',
  },
  'ie.fine.right-driver': {
    says: 'Se non guidava Lei, può dire chi guidava entro 28 giorni.',
  },
  'ie.fine.right-court': {
    says: 'Ha il diritto di difendersi alla District Court.',
  },
  'ie.fine.first': {
    says: 'Ha 28 giorni dalla data dell’avviso per pagare la prima somma.',
    action: 'Pagare la multa fissa, o dire chi guidava',
    consequence: 'La somma sale della metà.',
  },
  'ie.fine.second': {
    says: 'Dal giorno 29 al giorno 56 può pagare la somma più la metà.',
    action: 'Pagare la somma più alta',
    consequence:
      'Dopo il giorno 56 non si può più pagare così, e può arrivare una citazione (summons).',
  },
  'ie.fine.step-check': {
    says: 'Controlli l’auto, il luogo, l’ora e il giorno 28.',
  },
  'ie.fine.step-driver': {
    says: 'Se guidava un altro, compili in tempo il modulo con il suo nome e indirizzo.',
  },
  'ie.fine.step-pay': {
    says: 'Se è giusta, paghi tutto prima del giorno 28. I pagamenti parziali non sono accettati.',
  },
  'ie.fine.opt-pay': {
    title: 'Pagare in tempo',
    says: 'Paghi online, al telefono o alla posta.',
    cost: 'La multa fissa.',
    time: '28 giorni.',
    risk: 'Possono seguire punti (penalty points).',
    bestFor: 'È giusta.',
  },
  'ie.fine.opt-court': {
    title: 'Difendersi in tribunale',
    says: 'Non paghi, e risponda alla citazione (summons) quando arriva.',
    cost: 'Una multa e forse più punti se perde.',
    time: 'Mesi.',
    risk: 'La multa può essere più alta.',
    bestFor: 'Non l’ha fatto e ha prove.',
  },
  'ie.fine.warn': {
    says: 'I termini sono fissati dalla legge. Nessuno può darle più tempo.',
  },
  'ie.fine.right-law': {
    says: 'L’avviso di multa fissa (fixed charge notice) è un’offerta di pagare. Se non paga, può spiegarsi davanti a un giudice.',
  },
  'ie.fine.right-name-driver': {
    says: 'Se guidava un’altra persona, indichi nome e indirizzo entro 28 giorni.',
  },
  'ie.fine.right-toll': {
    says: 'Un pedaggio non pagato cresce a gradini. Può fare ricorso al gestore con le prove.',
  },
  'ie.toll.reality': {
    says: 'È un conto per un pedaggio con penali, non una multa della polizia (gardaí). Se resta da pagare, il passo dopo può essere una causa alla District Court.',
  },
  'ie.toll.rights': {
    says: 'Può mostrare che ha pagato, o che l’auto era già venduta, noleggiata o rubata. Se arriva una causa, può difendersi.',
  },
  'ie.toll.step-check': {
    says: 'Controlli l’auto, il giorno e i suoi pagamenti. Se era pagato, o l’auto non era sua, scriva subito con le prove. Se è giusto, paghi prima che cresca.',
  },
  'ie.fine.right-warden': {
    says: 'Per una multa di sosta ha 28 giorni, e altri 28 a una somma più alta. Può prima scrivere al comune e chiedere di annullarla.',
  },
}
