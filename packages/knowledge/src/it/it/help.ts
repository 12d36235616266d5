/** The Italian words of ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_WORDS: Words = {
  'it.help.gratuito': {
    does: "Avvocato gratis per chi ha un reddito basso. Chieda all'Ordine degli avvocati della Sua città.",
  },
  'it.help.occ': {
    does: "Uffici che aiutano chi ha troppi debiti ad avere un piano dal giudice. L'elenco è del Ministero della Giustizia.",
  },
  'it.help.postale': { does: 'Risponde su truffe e raccoglie segnalazioni online.' },
  'it.help.polizia': { does: 'Da chiamare in pericolo o se La minacciano a casa.' },
  'it.help.abf': {
    does: 'Decide online le liti con banche e finanziarie, con 20 €, dopo un reclamo.',
  },
  'it.help.aas': { does: 'Decide online le liti con le assicurazioni, con 20 €, dopo un reclamo.' },
  'it.help.arera': {
    does: 'Spiega i diritti su luce, gas e acqua e offre conciliazione gratuita.',
  },
  'it.help.agcom': { does: 'Conciliazione gratuita per telefono, internet e pay TV.' },
  'it.help.garante': { does: 'Riceve reclami se usano male i Suoi dati o una segnalazione.' },
  'it.help.ader': { does: 'Mostra le Sue cartelle e permette di chiedere le rate online.' },
  'it.help.inps': { does: 'NASpI, pensioni e altre prestazioni.' },
  'it.help.sunia': { does: 'Un sindacato inquilini. Controlla contratti e aiuta negli sfratti.' },
  'it.help.sicet': {
    does: 'Un altro sindacato inquilini. Consiglia su affitto, disdette e case popolari.',
  },
  'it.help.cgil': { does: 'Un sindacato. Aiuta con licenziamenti, paghe e prestazioni.' },
  'it.help.cisl': {
    does: 'Un altro sindacato. Il suo patronato chiede prestazioni e pensioni, le sedi aiutano con la paga.',
  },
  'it.help.adiconsum': {
    does: "Un'associazione di consumatori. Consiglia su bollette, banche e troppi debiti.",
  },
  'it.help.federconsumatori': {
    does: "Un'associazione di consumatori con sportelli in molte città.",
  },
  'it.help.caritas': { does: 'Aiuto con cibo, affitto e bollette per chi ha bisogno.' },
  'it.help.telefono-amico': { does: 'Se è tutto troppo: qualcuno ascolta, al telefono o in chat.' },
}
