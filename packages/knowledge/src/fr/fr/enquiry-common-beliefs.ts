/** Questions that rest on a common belief about work, tax, debts, insurance and the police: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMON_BELIEFS_FR: Words = {
  'fr.ask-work.no-written-contract': {
    says: 'Vous avez tous les droits d’un salarié même sans papier : salaire, congés et une vraie raison pour un licenciement. Un CDI à temps plein n’exige pas d’écrit. Un CDD ou un temps partiel, si : sans écrit, le juge y voit le plus souvent un CDI à temps plein. Gardez messages, bulletins, photos et noms. Vous avez trois ans pour le salaire, douze mois contre un licenciement.',
  },
  'fr.ask-debt.tax-years-back': {
    says: 'Pour l’impôt sur le revenu, le fisc remonte le plus souvent à trois ans. Le délai finit le 31 décembre de la troisième année après celle du revenu. Dix ans valent pour une activité cachée ou des comptes étrangers non déclarés. Une fois l’avis envoyé, il a quatre ans pour recouvrer ; un acte les fait repartir. L’année est trop vieille ? Dites-le par écrit.',
  },
  'fr.ask-debt.overdebt-erased': {
    says: 'Pas d’office. Le plus souvent vous recevez un plan de sept ans au plus, avec de petites mensualités. Les dettes ne sont effacées que si la situation est sans issue et que vous n’avez rien de valeur (rétablissement personnel). Pension alimentaire, amendes pénales, réparations aux victimes et fraude sociale restent toujours. Le dossier est gratuit.',
  },
  'fr.ask-buy.insurer-ends-contract': {
    says: 'Pour la responsabilité auto : seulement si le conducteur avait bu ou pris des drogues, ou a perdu le permis un mois ou plus pour cet accident. Pour le reste : seulement si le contrat le prévoit après un sinistre. Il finit un mois après la lettre motivée, et le reste de prime vous revient. À l’échéance, l’assureur peut partir avec deux mois de préavis. Personne ne vous prend ? Le BCT doit en désigner un pour l’auto.',
  },
  'fr.ask-buy.phone-searched': {
    says: 'Lors d’un simple contrôle d’identité, la police ne peut pas le fouiller sans votre accord. Dans une enquête ou en garde à vue, un officier peut le saisir et le faire lire. Attention au code : le refuser peut être un délit, si le téléphone a pu servir à une infraction et si on vous a averti. Vous pouvez vous taire sur les faits. Demandez un avocat avant de répondre sur le code.',
  },
}
