/** Demands of the tax office and its collector, and what holds for benefits too: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_AND_BENEFITS_WORDS: Words = {
  'it.public.want-tax': {
    says: 'Das Steueramt (Agenzia delle Entrate), seine Einzugsstelle (AdER) oder Ihre Gemeinde verlangt Steuern, eine Strafe oder Beiträge.',
  },
  'it.public.want-friendly': {
    says: 'Das ist ein früher Hinweis auf einen Fehler in Ihrer Steuererklärung (avviso bonario). Er gibt Ihnen 60 Tage und eine kleinere Strafe.',
  },
  'it.public.who': {
    says: 'Das ist ein Amt oder seine Einzugsstelle. Es braucht keinen Richter. Aber Sie können Einspruch (ricorso) erheben und um Zeit bitten.',
  },
  'it.public.rights': {
    says: 'Sie können die Akten sehen, Einspruch (ricorso) erheben und um Raten bitten.',
  },
  'it.public.reality': {
    says: 'Es ist ernst. Aber wer rechtzeitig um Raten bittet, stoppt neue Pfändungen (pignoramenti).',
  },
  'it.public.deadline-appeal': {
    says: 'Sie haben 60 Tage ab der Zustellung (notifica), um zu zahlen oder Einspruch (ricorso) zu erheben. Wir zählen ab dem Datum des Briefs. Der August zählt nicht, aber das nutzen wir nicht.',
    action:
      'Zahlen, um Raten bitten oder Einspruch (ricorso) beim Steuergericht (Corte di giustizia tributaria) erheben',
    consequence: 'Die Schuld wird endgültig, und es kann gepfändet werden.',
  },
  'it.public.deadline-contributions': {
    says: 'Gegen eine Forderung des INPS (avviso di addebito) haben Sie 40 Tage, um zum Arbeitsrichter zu gehen.',
    action: 'Zahlen, um Raten bitten oder beim Richter Widerspruch (opposizione) einlegen',
    consequence: 'Die Schuld wird endgültig.',
  },
  'it.public.right-hear-first': {
    says: 'Vor den meisten Steuerbescheiden (avvisi di accertamento) muss das Amt einen Entwurf schicken. Es muss Ihnen 60 Tage für die Antwort geben.',
  },
  'it.public.right-agree': {
    says: 'Sie können um eine Einigung über einen Steuerbescheid bitten (accertamento con adesione): Die Strafe sinkt auf ein Drittel.',
  },
  'it.public.right-self-correct': {
    says: 'Bei einem klaren Fehler können Sie das Amt bitten, den Bescheid aufzuheben (autotutela). Das allein hält die Frist nicht an.',
  },
  'it.public.option-appeal': {
    title: 'Einspruch erheben',
    says: 'Legen Sie Einspruch (ricorso) beim Steuergericht (Corte di giustizia tributaria) ein. Bis 3.000 € brauchen Sie keinen Anwalt.',
    cost: 'Eine Gebühr ab 30 €.',
    time: '60 Tage.',
    risk: 'Sie müssen inzwischen vielleicht einen Teil zahlen.',
    bestFor: 'Die Summe ist falsch, zu alt oder wurde nie zugestellt.',
  },
  'it.public.option-plan': {
    title: 'In Raten zahlen',
    says: 'Bitten Sie online auf der Seite der AdER oder des Amtes darum.',
    cost: 'Zinsen.',
    time: 'Minuten.',
    risk: 'Acht versäumte Raten beenden den Plan.',
    bestFor: 'Sie schulden es und können nicht auf einmal zahlen.',
  },
  'it.public.option-pay': {
    title: 'Rechtzeitig zahlen',
    says: 'Zahlen Sie mit PagoPA und dem Code im Brief.',
    cost: 'Die Summe.',
    time: 'Minuten.',
    risk: 'Gering.',
    bestFor: 'Es stimmt, und Sie können zahlen.',
  },
  'it.public.warning-pec': {
    says: 'Holen Sie Einschreiben ab, und öffnen Sie Mitteilungen per PEC und SEND. Nicht zu lesen hält die Frist nicht an.',
  },
  'it.contributions.right-old': {
    says: 'Beiträge verjähren fünf Jahre nach Fälligkeit, wenn Sie dazwischen kein Papier bekamen. Sagen Sie es dem Richter rechtzeitig.',
  },
  'it.tax.right-reasons': {
    says: 'Ein Steuerbescheid muss Gründe nennen, wen Sie fragen und wo Sie klagen können. Klagen Sie, kann der Richter eine Zahlung aussetzen, die Ihnen schwer schadet.',
  },
}
