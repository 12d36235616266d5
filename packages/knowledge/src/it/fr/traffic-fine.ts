/** The French words of the rows in ../traffic-fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_WORDS: Words = {
  'it.fine.want': {
    says: 'La police ou la commune vous met une amende (multa, verbale) et demande de payer ou de contester.',
  },
  'it.fine.who': {
    says: 'C’est une administration publique : la police de la commune, la police d’État ou les Carabinieri.',
  },
  'it.fine.rights': {
    says: 'Vous pouvez payer 30 % de moins dans les cinq jours, payer dans les 60, ou contester. Si vous payez, vous ne pouvez plus contester.',
  },
  'it.fine.reality': {
    says: 'Ce n’est pas un délit. Si vous ne faites rien pendant 60 jours, on peut recouvrer environ le double.',
  },
  'it.fine.no-seizure': {
    says: 'Ils ne peuvent pas saisir ni bloquer votre voiture pour cela pendant vos 60 jours.',
  },
  'it.fine.ninety': {
    says: 'Une amende non donnée sur place doit être envoyée dans les 90 jours du fait. Si c’est plus tard, contestez.',
  },
  'it.fine.deadline-discount': {
    says: 'Dans les cinq jours de la remise, vous payez 30 % de moins, pour la plupart des amendes.',
    action: 'Payer avec la réduction de 30 %',
    consequence: 'Vous payez le minimum entier.',
  },
  'it.fine.deadline-judge': {
    says: 'Vous avez 30 jours à partir de la remise pour contester chez le juge de paix. Par prudence, nous comptons à partir de sa date.',
    action: 'Contester chez le juge de paix (giudice di pace)',
    consequence: 'Il reste seulement le préfet (Prefetto), pendant 60 jours.',
  },
  'it.fine.deadline-sixty': {
    says: 'Vous avez 60 jours à partir de la remise pour payer le minimum ou contester devant le préfet (Prefetto).',
    action: 'Payer, ou contester devant le préfet (Prefetto)',
    consequence: 'La somme double environ et est recouvrée.',
  },
  'it.fine.right-discount': {
    says: 'Vous avez droit à la réduction de 30 % en cinq jours, sauf si l’amende entraîne la perte du permis ou de la voiture.',
  },
  'it.fine.right-prefetto': {
    says: 'Vous pouvez contester gratuitement devant le préfet (Prefetto) dans les 60 jours. S’il dit non, la somme est au moins le double du minimum.',
  },
  'it.fine.right-judge': {
    says: 'Vous pouvez contester seul chez le juge de paix (giudice di pace), sans avocat. Il y a de petits frais.',
  },
  'it.fine.right-parts': {
    says: 'Une amende de plus de 200 € peut être payée en plusieurs fois avec de petits revenus. Demandez dans les 30 jours.',
  },
  'it.fine.right-file': {
    says: 'Vous pouvez voir la photo et les papiers du radar.',
  },
  'it.fine.option-pay': {
    title: 'Payer à temps',
    says: 'Payez par PagoPA, banque ou poste : 30 % de moins les cinq premiers jours, la somme entière jusqu’au 60e jour.',
    cost: 'Le minimum. Le plus souvent 30 % de moins les cinq premiers jours.',
    time: 'Quelques minutes.',
    risk: 'Vous renoncez à contester.',
    bestFor: 'L’amende est juste.',
  },
  'it.fine.option-judge': {
    title: 'Aller chez le juge de paix',
    says: 'Déposez vos raisons et preuves dans les 30 jours.',
    cost: 'Des frais à partir d’environ 43 €.',
    time: '30 jours. Puis quelques mois.',
    risk: 'Vous paierez peut-être l’amende et les frais.',
    bestFor: 'Vous avez des preuves ou une erreur de droit.',
  },
  'it.fine.option-prefetto': {
    title: 'Contester devant le préfet',
    says: 'Envoyez-la par lettre recommandée (raccomandata) ou e-mail certifié (PEC) dans les 60 jours.',
    cost: 'Rien, sauf le port.',
    time: '60 jours. La réponse en environ 7 mois.',
    risk: 'Un non coûte au moins le double.',
    bestFor: 'Une erreur claire sur papier.',
  },
  'it.fine.insight-approved': {
    says: 'Un radar doit être approuvé (omologato) et vérifié chaque année. Des juges ont annulé des amendes sans cela.',
    actionable: 'Demandez les papiers de l’appareil.',
  },
  'it.fine.warning-less': {
    says: 'Payez la somme exacte. Un centime de moins peut rendre le reste dû à un taux plus haut.',
  },
  'it.fine.element-facts': {
    name: 'Plaque, lieu, heure et règle',
    says: 'Une amende doit nommer la plaque, le lieu, l’heure, le fait et la règle.',
    ifMissing: 'Dites dans votre contestation ce qui manque.',
  },
}
