/** Questions about a job that ends early, an injury at work and a redundancy that is none: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_CLAIMS_ES: Words = {
  'au.ask.sent-home-notice': {
    says: 'Casi siempre sí: deben pagar el preaviso que dio y quería trabajar. El jefe puede mandarle a casa, pero debe ese tiempo en dinero. También las vacaciones sin usar. Pida por escrito con suma y fecha. Si no, Fair Work Ombudsman, 13 13 94. Los casuals no suelen tener preaviso. Si le echaron, tiene 21 días para la Fair Work Commission.',
  },
  'au.ask.work-injury': {
    says: 'Reclámelo. Los casuals también están cubiertos, sea de quien sea la culpa. Vaya al médico, diga que fue en el trabajo y pida un certificate of capacity. Avise al jefe por escrito y presente la solicitud al seguro o al organismo del estado. Paga el tratamiento y casi todo el sueldo. Quitarle turnos o despedirle por ello es ilegal; tiene 21 días para la Fair Work Commission.',
  },
  'au.ask.sham-redundancy': {
    says: 'Entonces quizá no sea un despido objetivo real (genuine redundancy). Solo lo es si ya nadie debe hacer su trabajo, le consultaron y no podían colocarle en otro sitio. Si no, reclame unfair dismissal a la Fair Work Commission en 21 días: 1300 799 675. Necesita seis meses de trabajo, o 12 si son menos de 15. Guarde el anuncio. La indemnización se debe tras un año, pero casi nunca con menos de 15.',
  },
}
