/** Questions that rest on a common belief about work and benefits: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMON_BELIEFS_FR: Words = {
  'de.ask-job.no-written-contract': {
    says: 'Vous avez tous les droits même sans papier : salaire, salaire minimum, congés payés et maintien en cas de maladie. Un emploi convenu de vive voix compte. L’employeur doit vous donner les conditions principales par texte. Seuls un terme et un licenciement exigent un papier. Le salaire est dû même sans permis de travail. Gardez messages, photos et noms, et notez vos heures. Réclamez le salaire par écrit.',
  },
  'de.ask-debt.benefit-seized': {
    says: 'Ce que le Jobcenter ou l’aide sociale vous doit encore est insaisissable. Sur votre compte c’est différent : seul un P-Konto le protège. Il garde au moins 1 590 € par mois, plus avec des enfants. Demandez donc un P-Konto à votre banque maintenant. L’épargne au-dessus et les choses chères dont vous n’avez pas besoin peuvent être saisies. Depuis juillet 2026, le Bürgergeld s’appelle Grundsicherungsgeld.',
  },
  'de.ask-benefit.cut-how-much': {
    says: 'Pas pour un seul rendez-vous manqué : seul, il n’entraîne aucune baisse. Si vous en manquez plus, 30 % du taux de base partent pour un mois. Un devoir non tenu coûte 30 % pendant trois mois. L’argent du loyer reste. Tout ne peut s’arrêter que si vous en manquez trois de suite, ou refusez exprès un vrai emploi. Pas de baisse avec une bonne raison, comme la maladie. Allez-y avec une preuve, et contestez en un mois.',
  },
  'de.ask-benefit.moving-in-together': {
    says: 'Partager un logement ne vous le fait pas perdre. Des colocataires gardent chacun leur droit et paient leur part du loyer. Un couple qui se soutient compte comme un seul foyer : les deux revenus comptent alors. Le Jobcenter peut le supposer après un an, avec un enfant commun, ou si l’un dispose de l’argent de l’autre. Vous pouvez montrer le contraire. Signalez le déménagement, et contestez en un mois si le calcul est faux.',
  },
  'de.ask-debt.lawyer-needed': {
    says: 'Au tribunal local (Amtsgericht), le plus souvent non. Depuis le 1er janvier 2026 il juge les demandes d’argent jusqu’à 10 000 €, et les loyers sans limite. Au-dessus, c’est le Landgericht, et là il faut un avocat. Il en faut un aussi pour l’appel (Berufung), et pour une pension ou si vous demandez le divorce. Aux tribunaux du travail et social, pas au début. Avec peu d’argent, demandez la Prozesskostenhilfe.',
    dependsOn: 'le tribunal et la somme',
  },
}
