/** The French words of the rows in ../enquiry-benefits-and-returns.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_AND_RETURNS_FR: Words = {
  'ca.fact.ccb-stopped': {
    says: 'Envoyez à l’ARC, par Mon dossier, ce que demande la lettre : lettre d’école ou de garderie, bail, lettre du médecin, date de séparation. L’allocation va au parent chez qui l’enfant vit surtout, ou se partage entre 40 et 60 % (custody). Elle est versée rétroactivement si vous avez raison. Opposition possible en 90 jours.',
  },
  'ca.fact.odsp-denied': {
    says: 'Demandez par écrit une révision interne dans les 30 jours. Ajoutez de nouveaux formulaires médicaux sur ce que vous ne pouvez pas faire au quotidien. Si c’est encore non, appelez au Tribunal de l’aide sociale dans les 30 jours ; beaucoup y gagnent. Une clinique juridique aide gratuitement. Demandez Ontario au travail en attendant.',
  },
  'ca.fact.returns-not-filed': {
    says: 'Produisez les années manquantes maintenant, même sans pouvoir payer. L’allocation pour l’épicerie et les besoins essentiels (l’ancien crédit TPS) et l’allocation pour enfants ne reviennent qu’ensuite. La pénalité est de 5 %, puis 1 % par mois, en général nulle si vous ne devez rien. Si l’ARC n’a pas encore demandé, utilisez les divulgations volontaires. Une clinique d’impôt gratuite peut le faire.',
  },
  'ca.fact.ei-sickness': {
    says: 'Les prestations de maladie de l’AE durent jusqu’à 26 semaines, à 55 % de la paie jusqu’à un plafond. Il faut 600 heures assurables et un certificat ; demandez tout de suite, dans les quatre semaines. L’emploi est en général protégé : 27 semaines en Ontario après 13 semaines de travail, congé semblable ailleurs. Pensez aussi au RPC invalidité.',
  },
}
