/** The French words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_FR: Words = {
  'au.ask.bond-nsw': {
    says: 'En Nouvelle-Galles du Sud, le propriétaire a 14 jours pour répondre à votre demande de caution (bond). Le tribunal (NCAT) décide des litiges.',
  },
  'au.ask.bond-vic': {
    says: 'Dans le Victoria, la RTBA garde la caution (bond). Si vous n’êtes pas d’accord, le propriétaire doit la demander à VCAT dans les 14 jours, ou vous la récupérez.',
  },
  'au.ask.bond-qld': {
    says: 'Dans le Queensland, la RTA garde la caution (bond). Vous avez 14 jours pour contester une demande sur elle.',
  },
  'au.ask.repair-nsw': {
    says: 'En Nouvelle-Galles du Sud, le propriétaire doit garder le logement habitable et en bon état. Le tribunal peut ordonner des réparations ou moins de loyer.',
  },
  'au.ask.repair-vic': {
    says: 'Dans le Victoria, les réparations urgentes doivent être faites tout de suite et les autres dans les 14 jours. La moisissure et l’humidité qui viennent du bâtiment comptent.',
  },
  'au.ask.repair-qld': {
    says: 'Dans le Queensland, le logement doit respecter des normes minimales (minimum housing standards). Demandez par écrit, puis allez à la RTA et à QCAT.',
  },
  'au.ask.bond-wa': {
    says: 'En Australie-Occidentale, le Bond Administrator garde la caution (bond). Si vous n’êtes pas d’accord, le Commissioner for Consumer Protection décide. Vous pouvez porter sa décision devant la Magistrates Court dans les sept jours.',
  },
  'au.ask.bond-sa': {
    says: 'En Australie-Méridionale, Consumer and Business Services garde la caution (bond). Si vous n’êtes pas d’accord, SACAT décide.',
  },
  'au.ask.bond-tas': {
    says: 'En Tasmanie, la Rental Deposit Authority garde la caution (bond) (MyBond). Vous pouvez y contester gratuitement une demande.',
  },
  'au.ask.bond-act': {
    says: 'Dans l’ACT, un bureau public (Rental Bonds) garde la caution (bond). Si vous n’êtes pas d’accord, ACAT décide.',
  },
  'au.ask.bond-nt': {
    says: 'Dans le Territoire du Nord, le propriétaire garde la caution (bond) pour vous (in trust). Il doit dire par écrit ce qu’il retient et pourquoi, et NTCAT décide des litiges.',
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
  'au.ask.rent-up-wa': {
    says: 'En Australie-Occidentale, le loyer ne peut augmenter qu’une fois en 12 mois, avec 60 jours d’avis sur le bon formulaire. Pour un bail à durée fixe, le bail doit le permettre.',
  },
  'au.ask.rent-up-sa': {
    says: 'En Australie-Méridionale, le loyer ne peut augmenter qu’une fois en 12 mois, avec 60 jours d’avis écrit. S’il est trop haut, le SACAT peut fixer un loyer plus bas.',
  },
  'au.ask.inspections': {
    says: 'Non, pas chaque mois. Quatre fois par an au plus en Nouvelle-Galles du Sud, une fois en trois mois au Queensland et en six mois au Victoria. Il faut un avis écrit, le plus souvent sept jours avant.',
  },
  'au.ask.notice-to-leave': {
    says: 'Cela dépend de l’État et de la raison. À la fin d’un bail fixe, c’est le plus souvent 90 jours en Nouvelle-Galles du Sud et au Victoria, deux mois au Queensland. Seul un tribunal peut vous faire partir.',
  },
}
