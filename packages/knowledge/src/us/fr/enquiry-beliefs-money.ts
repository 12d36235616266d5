/** What people believe of court papers, hospitals, taxes and insurance, put right: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_MONEY_FR: Words = {
  'us.fact.door-closed-to-server': {
    says: 'Une porte fermée n’arrête pas un procès. Dans la plupart des États, les papiers peuvent alors être laissés à un autre adulte, postés, affichés à la porte ou publiés. Votre délai court, et vous pouvez perdre sans être entendu. Prenez-les, voyez la date et répondez. Les prendre n’est pas accepter.',
  },
  'us.fact.emergency-room': {
    says: 'Les urgences ne peuvent pas vous renvoyer faute d’assurance, d’argent ou de papiers. La loi fédérale oblige presque tous les hôpitaux à vous examiner et à traiter une urgence ou un accouchement jusqu’à stabilité. Une facture peut suivre : demandez alors une financial assistance. Renvoyé ? Plainte à CMS ou à votre État. En danger : 911.',
  },
  'us.fact.no-1099': {
    says: 'Vous devez l’impôt sur vos gains avec ou sans formulaire 1099. Le formulaire est le devoir du payeur. Le vôtre est de tout déclarer, même l’argent liquide. Dès $400 de profit par an s’ajoute la self-employment tax. Recettes moins frais sur Schedule C. Oublié ? Form 1040-X avant que l’IRS écrive.',
  },
  'us.fact.irs-ten-years': {
    says: 'L’IRS a en général dix ans dès la fixation de l’impôt pour le recouvrer. Le délai s’arrête pendant une faillite, une demande d’offre ou de plan, ou un long séjour à l’étranger. Sans déclaration, il n’a en général pas commencé. Ensuite l’IRS ne peut plus recouvrer le reste. Demandez d’abord la date (CSED).',
  },
  'us.fact.policy-canceled-after-crash': {
    says: 'Un accident n’est en général pas un motif pour résilier une assurance auto en cours. Après environ 60 jours, la plupart des États ne le permettent qu’en cas d’impayé, de mensonge ou de permis perdu. L’assureur doit écrire avant, avec le motif. À la fin il peut refuser de renouveler. Plainte au bureau des assurances de votre État.',
  },
  'us.fact.training-time': {
    says: 'La formation est en général du travail et doit être payée. Non payée seulement si tout est réuni : hors de vos heures, libre, sans lien avec votre poste, et sans travail sur place. Notez les heures et demandez la paie par écrit. La Wage and Hour Division aide gratuitement : 1-866-487-9243.',
  },
}
