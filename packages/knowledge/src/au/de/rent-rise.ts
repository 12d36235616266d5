/** The German words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_DE: Words = {
  'au.rise.want': { says: 'Ihr Vermieter oder Makler will eine höhere Miete.' },
  'au.rise.want-check': {
    says: 'Prüfen Sie, ob die Erhöhung erlaubt ist, bevor Sie mehr zahlen oder unterschreiben.',
  },
  'au.rise.reality': {
    says: 'Die Miete darf fast überall nur einmal in 12 Monaten steigen, mit mindestens 60 Tagen schriftlicher Ankündigung.',
  },
  'au.rise.not-yet': { says: 'Bis die Frist vorbei ist, schulden Sie die alte Miete.' },
  'au.rise.nsw': {
    says: 'In New South Wales bekommen Sie 60 Tage Ankündigung, einmal in 12 Monaten. Binnen 30 Tagen nach der Ankündigung können Sie das Tribunal (NCAT) bitten, die Miete zu senken.',
  },
  'au.rise.vic': {
    says: 'In Victoria bekommen Sie 90 Tage Ankündigung, einmal in 12 Monaten. Bitten Sie Consumer Affairs Victoria binnen 30 Tagen um eine Prüfung.',
  },
  'au.rise.qld': {
    says: 'In Queensland bekommen Sie zwei Monate Ankündigung, und die Miete des Zuhauses darf nur einmal in 12 Monaten steigen.',
  },
  'au.rise.right-tribunal': {
    says: 'Liegt sie weit über der üblichen Miete, kann ein Tribunal Ihres Bundesstaats sie senken. Die Zeit dafür ist kurz.',
  },
  'au.rise.step-check': {
    says: 'Prüfen Sie das Datum der Ankündigung, die letzte Erhöhung und die Mieten ähnlicher Wohnungen in der Nähe.',
  },
  'au.rise.step-advice': {
    says: 'Rufen Sie diese Woche die Mieterberatung Ihres Bundesstaats an. Sie ist kostenlos.',
  },
  'au.rise.option-talk': {
    says: 'Schreiben Sie, was ähnliche Wohnungen kosten, und bieten Sie eine kleinere Erhöhung an.',
    title: 'Weniger anbieten',
    cost: 'Kostenlos',
    time: 'Vor dem genannten Tag',
    risk: 'Man kann Nein sagen.',
    bestFor: 'Sie zahlen gut und wollen bleiben.',
  },
  'au.rise.option-tribunal': {
    says: 'Bitten Sie das Tribunal Ihres Bundesstaats, sie zu senken.',
    title: 'Zum Tribunal gehen',
    cost: 'Eine kleine Gebühr',
    time: 'Oft binnen 30 Tagen',
    risk: 'Vielleicht ändert sich nichts.',
    bestFor: 'Die Erhöhung liegt weit über dem Üblichen, oder die Ankündigung ist zu kurz.',
  },
  'au.rise.wa': {
    says: 'In Western Australia bekommen Sie 60 Tage Ankündigung, und die Miete darf nur einmal in 12 Monaten steigen.',
  },
  'au.rise.sa': {
    says: 'In South Australia bekommen Sie 60 Tage Ankündigung, und die Miete darf nur einmal in 12 Monaten steigen. SACAT kann sagen, dass sie zu hoch ist.',
  },
  'au.rise.tas': {
    says: 'In Tasmanien bekommen Sie 60 Tage Ankündigung, und die Miete darf nur einmal in 12 Monaten steigen. Ist sie unvernünftig, können Sie um einen Beschluss bitten.',
  },
  'au.rise.act': {
    says: 'Im ACT bekommen Sie acht Wochen Ankündigung, einmal in 12 Monaten. Eine Erhöhung über der festen Grenze (Inflation und ein Zehntel mehr) braucht Ihre Zustimmung oder einen Beschluss von ACAT.',
  },
}
