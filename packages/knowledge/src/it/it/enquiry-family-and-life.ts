/** The words of the rows in ../enquiry-family-and-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_LIFE_WORDS: Words = {
  'it.ask.overtime': {
    says: 'Tenga una Sua lista delle ore. Lo straordinario si paga con la maggiorazione del CCNL, o con riposi se lo prevede. Ha cinque anni per chiederlo.',
  },
  'it.ask.holiday-days': {
    says: 'Chieda le ferie per iscritto. Ha almeno quattro settimane all’anno: due in quell’anno, il resto entro i 18 mesi dopo.',
  },
  'it.ask.child-support': {
    says: 'Mandi una messa in mora. Dopo 30 giorni senza pagamento, il datore di lavoro può essere tenuto a pagare Lei direttamente. Si può pignorare lo stipendio, e non pagare può essere reato.',
  },
  'it.ask.inherit-debts': {
    says: 'Chi accetta paga i debiti anche con i propri soldi. Può rinunciare, o accettare con beneficio d’inventario. Se ha già i beni, agisca entro tre mesi.',
    dependsOn: 'se accetta e come',
  },
  'it.ask.noise': {
    says: 'Scriva giorni e ore e chieda all’amministratore di intervenire. Un giudice può fermare rumori oltre il tollerabile. Di notte chiami la polizia locale.',
  },
  'it.ask.used-car': {
    says: 'Da un venditore professionale la garanzia è di due anni, o almeno uno se pattuito. Da un privato denunci i vizi nascosti entro otto giorni dalla scoperta e agisca entro un anno.',
    dependsOn: 'chi l’ha venduta',
  },
  'it.ask.benefit-refused': {
    says: 'Un patronato presenta gratis il ricorso all’INPS, entro 90 giorni. Contro un no sull’invalidità civile si va invece dal giudice, entro sei mesi.',
  },
  'it.ask.divorce': {
    says: 'Prima ci si separa. Il divorzio può seguire dopo sei mesi se c’è accordo, o un anno se ha deciso il giudice. Con l’accordo bastano gli avvocati o il Comune.',
  },
  'it.ask.joint-account': {
    says: 'Annoti saldo e date, e chieda alla banca di bloccare il conto o di volere due firme. La Sua parte si chiede nella separazione. Un giudice può ordinare misure urgenti. Veda presto un avvocato.',
  },
  'it.ask.neighbour-camera': {
    says: 'La telecamera del vicino può riprendere casa sua, non la Sua, le scale o la strada. Chieda per iscritto di girarla. Se non cambia, reclamo gratis al Garante.',
  },
  'it.ask.see-children': {
    says: 'Annoti ogni giorno negato, con i messaggi. Chieda al giudice che ha deciso le visite di farle rispettare: può multare, dare giorni in più e cambiare l’affidamento. Continui a pagare. Con reddito basso l’avvocato è gratis.',
  },
  'it.ask.medical-error': {
    says: 'Chieda la cartella clinica: va data entro sette giorni. Veda un altro medico e un avvocato. Contro l’ospedale ha dieci anni, contro il medico di solito cinque. Prima della causa serve la perizia del tribunale o la mediazione.',
  },
  'it.ask.defamation': {
    says: 'Lo salvi con indirizzo e giorno, con testimoni. Chieda al sito di toglierlo. Faccia querela entro tre mesi da quando l’ha saputo. Può anche chiedere i danni in civile entro cinque anni.',
  },
}
