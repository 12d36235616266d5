/** The German words of the rows in ../formal-demand.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FORMAL_DEMAND_WORDS: Words = {
  'fr.demand.want-formal': {
    says: 'Das ist eine förmliche Mahnung (mise en demeure). Ab jetzt können Verzugszinsen laufen. Sie ist der letzte Schritt vor einem Richter.',
  },
  'fr.demand.step-answer': {
    says: 'Antworten Sie schriftlich vor dem Datum im Brief, auch wenn Sie nur die Summe bestreiten oder um einen Plan bitten.',
  },
  'fr.demand.option-pay': {
    title: 'Zahlen, was Sie wirklich schulden',
    says: 'Stimmt es und können Sie, zahlen Sie nur die Schuld und behalten Sie den Beweis. Verlangen Sie einen Brief, dass sie erledigt ist.',
    cost: 'Die Schuld und die Zinsen.',
    time: 'Ein Tag.',
    risk: 'Gering. Zahlen Sie die Inkassokosten nicht.',
    bestFor: 'Die Schuld stimmt, und Sie haben das Geld.',
  },
  'fr.demand.know-conciliator': {
    says: 'Bis 5.000 € muss die andere Seite meist einen kostenlosen Schlichter (conciliateur de justice) versuchen, bevor sie vor Gericht geht. Ein Zahlungsbefehl (injonction de payer) braucht das nicht.',
  },
  'fr.demand.tactic-conciliator': {
    says: 'Bieten Sie einen kostenlosen Schlichter (conciliateur de justice) an. Das zeigt guten Willen, und eine unterschriebene Einigung kann so stark sein wie ein Urteil.',
    risk: 'Sie müssen die Einigung einhalten.',
    notWhen: 'Die Schuld ist zu alt: Berufen Sie sich zuerst darauf.',
  },
  'fr.demand.element-demand': {
    name: 'Worte, die Zahlung verlangen',
    says: 'Eine förmliche Mahnung muss Sie klar zur Zahlung auffordern.',
    ifMissing: 'Es steht nicht „mise en demeure“ da. Vielleicht ist es nur eine Erinnerung.',
  },
}
