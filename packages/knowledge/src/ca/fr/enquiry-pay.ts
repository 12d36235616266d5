/** The French words of the rows in ../enquiry-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_FR: Words = {
  'ca.ask.contractor-status': {
    says: 'Le nom ne décide pas. Si la firme fixe vos heures, fournit les outils et que vous ne travaillez que pour elle, vous êtes peut-être salarié. Alors heures supplémentaires, vacances et préavis sont dus. Plaignez-vous gratuitement aux normes du travail, ou demandez une décision à l’ARC (CRA).',
    dependsOn: 'votre façon réelle de travailler',
  },
  'ca.ask.public-holiday': {
    says: 'Noël et quelques autres jours sont fériés et payés dans chaque province. Si vous devez travailler, la loi donne le plus souvent davantage : en Ontario l’indemnité plus une fois et demie le salaire, ou un autre jour payé. Certains emplois sont exclus. Plaignez-vous au bureau des normes du travail.',
    dependsOn: 'votre province et le genre d’emploi',
  },
  'ca.ask.pay-cut': {
    says: 'Dites par écrit que vous n’êtes pas d’accord, et continuez à travailler. Une forte baisse sans votre accord peut compter comme un congédiement, avec préavis. Prenez vite conseil : attendre peut passer pour un accord.',
  },
  'ca.ask.unpaid': {
    says: 'Demandez votre paie par écrit avec les dates. Puis portez plainte aux normes du travail de votre province. C’est gratuit.',
  },
  'ca.ask.minimum-wage': {
    says: 'Chaque province fixe le sien. En Ontario, c’est 17,95 $ l’heure depuis le 1er octobre 2026, en Colombie-Britannique 18,25 $ depuis juin, au Québec 16,60 $ depuis mai et en Alberta 15 $. Banques, compagnies aériennes et autres de droit fédéral ont le leur, près de 18 $. Certains étudiants et salariés au pourboire ont moins dans quelques provinces. Si vous touchez moins, demandez par écrit, puis plaignez-vous gratuitement au bureau des normes du travail.',
    dependsOn: 'votre province et votre emploi',
  },
}
