/** The French words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_FR: Words = {
  'au.ask.repair-nsw': {
    says: 'En Nouvelle-Galles du Sud, le propriétaire doit garder le logement habitable et en bon état. Le tribunal peut ordonner des réparations ou moins de loyer.',
  },
  'au.ask.repair-vic': {
    says: 'Dans le Victoria, les réparations urgentes doivent être faites tout de suite et les autres dans les 14 jours. La moisissure et l’humidité qui viennent du bâtiment comptent.',
  },
  'au.ask.repair-qld': {
    says: 'Dans le Queensland, le logement doit respecter des normes minimales (minimum housing standards). Demandez par écrit, puis allez à la RTA et à QCAT.',
  },
  'au.ask.repair-wa': {
    says: 'En Australie-Occidentale, le propriétaire doit garder le logement en état raisonnable. Les réparations urgentes doivent commencer vite, et le tribunal peut ordonner les travaux.',
  },
  'au.ask.repair-sa': {
    says: 'En Australie-Méridionale, le propriétaire doit garder le logement en état raisonnable. SACAT peut ordonner les travaux, moins de loyer ou de l’argent.',
  },
  'au.ask.repair-tas': {
    says: 'En Tasmanie, le propriétaire doit garder le logement comme il était au début et faire vite les réparations urgentes. Le Residential Tenancy Commissioner peut ordonner des réparations.',
  },
  'au.ask.repair-act': {
    says: 'Dans l’ACT, le bailleur (lessor) doit garder le logement habitable et en bon état. Les réparations urgentes passent d’abord, et ACAT peut ordonner les travaux.',
  },
  'au.ask.repair-nt': {
    says: 'Dans le Territoire du Nord, le propriétaire doit garder le logement en bon état. NTCAT peut ordonner les travaux ou de l’argent.',
  },
  'au.ask.pets': {
    says: 'Demandez par écrit. Dans la plupart des États, le propriétaire peut dire non seulement pour une raison de la loi, et doit répondre à temps. C’est 14 jours dans le Victoria et le Queensland, et 21 en Nouvelle-Galles du Sud.',
  },
  'au.ask.repairs': {
    says: 'Demandez par écrit avec des photos et une date. Pour les réparations urgentes, il y a des voies plus rapides. Si rien ne se passe, saisissez le tribunal. Continuez à payer le loyer.',
  },
  'au.ask.leaving': {
    says: 'Pour un bail sans fin fixe (periodic lease), vous donnez 28 jours de préavis au Victoria. Au Queensland, en Tasmanie et dans le Territoire du Nord c’est 14, ailleurs 21. Si vous rompez une durée fixe, vous pouvez devoir des frais de rupture (break fee) ou la perte juste du propriétaire. La violence familiale est une exception.',
    dependsOn: 'votre État et le type de bail',
  },
}
