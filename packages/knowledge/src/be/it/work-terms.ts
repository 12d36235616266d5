/** Licenziamento, termine, malattia e paga, in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TERMS_IT: Words = {
  'be.job.right-employer-proves': {
    says: 'Per una causa grave il datore deve provare i fatti e il rispetto dei tre giorni. Se non può, Le deve la paga al posto del preavviso.',
  },
  'be.job.right-short-notice': {
    says: 'Se il preavviso è troppo breve o manca, il datore Le deve paga e vantaggi per le settimane mancanti.',
  },
  'be.job.right-fixed-term': {
    says: 'Se un contratto a termine finisce prima, il datore deve la paga fino alla fine, al massimo il doppio del preavviso. Il preavviso è possibile solo nella prima metà, al massimo sei mesi.',
  },
  'be.job.right-ill': {
    says: 'La malattia da sola non chiude il contratto. La fine per motivi medici (force majeure médicale) vuole una lunga malattia e prima una visita del medico del lavoro.',
  },
  'be.job.right-new-work-help': {
    says: 'Con trenta settimane di preavviso o più, il datore deve offrire aiuto a trovare lavoro (outplacement). Non per causa grave.',
  },
  'be.job.right-wages': {
    says: 'La paga deve arrivare in tempo e, alla fine, senza ritardo. Per il ritardo può chiedere interessi da quel giorno.',
  },
  'be.job.right-collective': {
    says: 'Quando molti perdono il lavoro, il datore deve prima informare e ascoltare il personale. Se questo ha obiettato in tempo, anche Lei può contestare il licenziamento. Vada subito al sindacato.',
  },
  'be.job.right-pregnant': {
    says: 'Da quando il datore sa della gravidanza fino a un mese dopo il congedo, gli serve un altro motivo e deve provarlo. Se no, deve sei mesi di salario in più.',
  },
}
