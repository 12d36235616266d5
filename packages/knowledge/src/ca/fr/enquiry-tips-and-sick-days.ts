/** The French words of the rows in ../enquiry-tips-and-sick-days.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TIPS_AND_SICK_DAYS_FR: Words = {
  'ca.fact.sick-days-bc': {
    says: 'En Colombie-Britannique, vous avez cinq jours de maladie payés et trois non payés par an, après 90 jours de travail, même à temps partiel. Pour les deux premières courtes maladies de l’année, le patron ne peut pas exiger de certificat. Demandez la paie par écrit, puis plaignez-vous gratuitement à Employment Standards dans les six mois.',
  },
  'ca.fact.sick-days-elsewhere': {
    says: 'Les emplois fédéraux (banques, avions, camionnage) donnent dix jours de maladie payés par an. Le Québec en donne deux payés après trois mois. L’Ontario et l’Alberta donnent des jours non payés, trois et cinq, et l’emploi est gardé. Un contrat peut donner plus. Demandez la règle par écrit.',
    dependsOn: 'le régime de l’emploi et la province',
  },
  'ca.fact.last-pay-kept': {
    says: 'On ne peut pas garder votre dernière paie ou l’indemnité de vacances faute de préavis. En Ontario : sept jours ou la paie suivante. En Colombie-Britannique : six jours après la démission. En Alberta : dix jours après la période de paie, ou 31 après le dernier jour. Demandez par écrit, puis plainte gratuite.',
  },
  'ca.fact.tips-kept': {
    says: 'En Ontario, en Colombie-Britannique et au Québec, le patron ne peut pas prendre vos pourboires. Ils sont aux travailleurs. Un partage est permis, mais le patron n’y a part en général que s’il fait le même travail ; au Québec, seuls les salariés peuvent le créer. Notez les sommes et plaignez-vous gratuitement.',
  },
  'ca.fact.layoff-too-long': {
    says: "En Ontario, une mise à pied de plus de 13 semaines sur 20 met le plus souvent fin à l'emploi ; 35 sur 52 si les avantages ou la paie continuent. Ne signez ni prolongation ni quittance avant qu'un avocat l'ait vue. Si votre contrat n'en dit rien, même une courte peut être un congédiement, avec bien des mois de paie après un long service. Au moins une semaine par an est due, jusqu'à 8, et une indemnité après cinq ans dans une grande entreprise. Un autre emploi n'est pas une démission.",
  },
}
