/** French: refusals of the Home Office, EU settled status, citizenship and detention. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_FR: Words = {
  'gb.immigration.wants': {
    says: 'Le ministère (Home Office) a refusé votre demande. Sa lettre dit si vous pouvez faire appel, demander un réexamen ou refaire une demande.',
  },
  'gb.immigration.right-appeal': {
    says: "Vous pouvez faire appel si l'asile ou une demande fondée sur les droits humains, comme la famille, est refusé. Vous avez 14 jours au pays, ou 28 jours à l'étranger.",
  },
  'gb.immigration.right-stay-meanwhile': {
    says: "Avez-vous demandé avant la fin de votre séjour ? Alors vous pouvez rester, et travailler comme avant, jusqu'à la décision sur un recours fait à temps.",
  },
  'gb.immigration.right-review': {
    says: "Pour beaucoup de refus de travail ou d'études, on demande plutôt un réexamen (administrative review). Le délai est de 14 jours au pays, ou 28 jours à l'étranger.",
  },
  'gb.immigration.right-family': {
    says: "Les règles disent quels revenus et papiers un partenaire doit montrer. S'il en manque, le Home Office doit quand même peser votre vie de famille et le bien d'un enfant.",
  },
  'gb.immigration.right-settled': {
    says: "Vous pouvez faire appel d'un refus du statut UE (settled status). Le délai est de 14 jours au pays, ou 28 jours à l'étranger.",
  },
  'gb.immigration.right-citizen': {
    says: "Pas d'appel contre un refus de nationalité. Vous pouvez demander un nouvel examen s'ils se sont trompés de loi ou de faits, ou refaire une demande.",
  },
  'gb.immigration.right-bail': {
    says: 'Qui est détenu peut demander sa libération (bail) au Home Office ou au tribunal. Demandez tout de suite un avocat : il y a des conseils gratuits en détention.',
  },
  'gb.immigration.step': {
    says: "Prenez conseil cette semaine, car le temps est court. Seul un avocat ou un conseiller enregistré peut vous conseiller. Gardez l'enveloppe ou le courriel.",
  },
  'gb.immigration.answer': {
    says: "Prenez maintenant un avocat ou un conseiller enregistré. Au pays, vous avez 14 jours pour l'appel ou le réexamen ; la lettre dit lequel. Si vous avez demandé à temps, vous pouvez rester en attendant.",
  },
  'gb.immigration.answer-settled': {
    says: "Oui, vous pouvez faire appel. Vous avez 14 jours au pays, ou 28 jours à l'étranger. Vous pouvez aussi refaire une demande, avec une bonne raison du retard.",
  },
}
