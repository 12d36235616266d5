/** The Italian words of the rows in ../work-suspension.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_SUSPENSION_IT: Words = {
  'fr.kept-from-work.want': {
    says: 'Il datore La tiene lontano dal lavoro finché decide su una colpa (mise à pied conservatoire). Non è licenziato.',
  },
  'fr.kept-from-work.reality': {
    says: 'Non è ancora una sanzione. Ma pensano a un licenziamento per colpa grave: chieda consiglio ora.',
  },
  'fr.kept-from-work.right-pay': {
    says: 'La paga può fermarsi in quei giorni. Se alla fine non c’è colpa grave (faute grave), devono pagarLe tutto.',
  },
  'fr.kept-from-work.right-meeting': {
    says: 'Devono convocarLa subito a un colloquio (entretien préalable). Può portare un collega, o un consulente se non ci sono rappresentanti.',
  },
  'fr.kept-from-work.right-month': {
    says: 'La decisione deve arrivare entro un mese dal colloquio. Una colpa nota da più di due mesi non si può punire.',
  },
  'fr.kept-from-work.step-away': {
    says: 'Stia lontano dal lavoro come chiesto, ma reperibile. Scriva che è pronto a lavorare e contesta i fatti.',
  },
  'fr.kept-from-work.step-proof': {
    says: 'Raccolga subito prove: messaggi, turni, nomi di testimoni. Davanti al giudice il dubbio La aiuta.',
  },
  'fr.kept-from-work.warn-resign': {
    says: 'Non si dimetta per rabbia. Potrebbe perdere la disoccupazione e i Suoi diritti.',
  },
  'fr.kept-from-work.option-help': {
    says: 'Un sindacato, o un consulente della lista in comune, può venire con Lei gratis.',
    title: 'Trovare qualcuno per il colloquio',
    cost: 'Gratis.',
    time: 'Prima del colloquio.',
    risk: 'Nessuno.',
    bestFor: 'Chiunque sia tenuto lontano dal lavoro.',
  },
  'fr.suspended.want': {
    says: 'Il datore La punisce con giorni senza lavoro e paga (mise à pied disciplinaire). Il posto resta Suo.',
  },
  'fr.suspended.right': {
    says: 'Servono prima un colloquio, motivi scritti, un fatto noto da meno di due mesi e una durata prevista dal regolamento. Se no, un giudice può annullarla e Lei viene pagato.',
  },
  'fr.suspended.step': {
    says: 'La rispetti, ma risponda per iscritto se è sbagliata o troppo dura. Chieda il regolamento e veda un sindacato o un delegato.',
  },
}
