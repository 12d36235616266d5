/** Förmliche Zahlungsaufforderung: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const STATUTORY_DEMAND_DE: Words = {
  'gb.demand.want': {
    says: 'Sie sollen innerhalb von 21 Tagen zahlen oder sich einigen. Sonst beantragen sie vielleicht bei Gericht Ihre Insolvenz (bankruptcy).',
  },
  'gb.demand.reality': {
    says: 'Das ist ernst, und die Fristen sind kurz. Aber die Aufforderung ist keine Gerichtsanordnung, und Sie sind nicht insolvent. Sie können es auf mehreren Wegen stoppen.',
  },
  'gb.demand.rights-summary': {
    says: 'Sie haben 18 Tage ab Zustellung, um die Aufhebung beim Gericht zu beantragen. Sie haben 21 Tage, um zu zahlen oder sich zu einigen.',
  },
  'gb.demand.not-yet': {
    says: 'Meist kann Sie niemand vor Ende der 21 Tage insolvent machen. Danach braucht es einen Antrag (petition) und eine Verhandlung.',
  },
  'gb.demand.limit': {
    says: 'Ein Gläubiger braucht £5,000 oder mehr, um Ihre Insolvenz (bankruptcy) zu beantragen. Zahlen Sie es darunter, kann dieser nicht allein weitermachen.',
    learnMore: 'Tun Sie das nicht ohne Rat, wenn Sie andere Schulden haben.',
  },
  'gb.demand.set-aside-18-days': {
    says: 'Sie haben 18 Tage ab Zustellung für den Antrag. Zur Sicherheit zählen wir ab dem Datum der Aufforderung.',
    action: 'Die Aufhebung beim Gericht beantragen, wenn Sie bestreiten',
    consequence: 'Danach muss das Gericht einen späten Antrag erlauben.',
  },
  'gb.demand.pay-21-days': {
    says: 'Sie haben 21 Tage ab Zustellung, um zu zahlen oder sich zu einigen. Zur Sicherheit zählen wir ab dem Datum der Aufforderung.',
    action: 'Zahlen oder sich mit dem Gläubiger einigen',
    consequence: 'Danach können sie beim Gericht Ihre Insolvenz (bankruptcy) beantragen.',
  },
  'gb.demand.step-advice': {
    says: 'Rufen Sie heute eine kostenlose Schuldnerberatung an und sagen Sie „statutory demand“. Die Fristen sind kurz.',
  },
  'gb.demand.step-service': {
    says: 'Schreiben Sie auf, wann und wie Sie es bekamen. Die 18 und 21 Tage zählen ab Zustellung.',
  },
  'gb.demand.step-set-aside': {
    says: 'Beantragen Sie die Aufhebung (set aside), wenn Sie echte Gründe haben. Sie bestreiten die Schuld, haben eine Gegenforderung oder die Schuld ist vielleicht zu alt.',
  },
  'gb.demand.step-offer': {
    says: 'Schulden Sie es, machen Sie vor Ende der 21 Tage ein schriftliches Angebot mit Haushaltsplan. Verlangen Sie eine schriftliche Zusage.',
  },
  'gb.demand.right-dispute': {
    says: 'Das Gericht kann die Aufforderung aufheben, wenn Sie echt bestreiten, eine gleich hohe Gegenforderung oder andere gute Gründe haben.',
  },
  'gb.demand.right-proportionate': {
    says: 'Bei Kreditschulden muss eine Firma mildere Schritte prüfen, bevor sie Ihre Insolvenz beantragt.',
  },
  'gb.demand.option-set-aside': {
    says: 'Stellen Sie innerhalb von 18 Tagen den Antrag mit Begründung. Holen Sie Hilfe mit den Formularen.',
    title: 'Das Gericht um Aufhebung bitten',
    cost: 'Keine oder kleine Gerichtsgebühr. Fragen Sie das Gericht.',
    time: 'Innerhalb von 18 Tagen nach Zustellung.',
    risk: 'Verlieren Sie, zahlen Sie vielleicht Kosten.',
    bestFor: 'Sie schulden es nicht oder es ist strittig.',
  },
  'gb.demand.option-terms': {
    says: 'Bieten Sie Raten, eine kleinere Summe oder Sicherheit an und holen Sie ein schriftliches Ja.',
    title: 'Sich innerhalb von 21 Tagen einigen',
    cost: 'Was Sie vereinbaren.',
    time: 'Innerhalb von 21 Tagen nach Zustellung.',
    risk: 'Sie müssen nicht zustimmen.',
    bestFor: 'Sie schulden es und können nach und nach zahlen.',
  },
  'gb.demand.option-help': {
    says: 'Eine Beratung kann sagen, ob Insolvenz (bankruptcy) Ihnen schadet und was sie sonst stoppt, etwa die Zahlungspause (breathing space).',
    title: 'Jetzt kostenlose Fachhilfe holen',
    cost: 'Nichts.',
    time: 'Ein Anruf heute.',
    risk: 'Keines.',
    bestFor: 'Alle mit einer statutory demand.',
  },
  'gb.demand.warn': {
    says: 'Insolvenz (bankruptcy) kann Sie Ihr Haus und Tausende an Gebühren kosten. Ignorieren Sie das nicht und holen Sie diese Woche Rat.',
  },
  'gb.demand.insight-pressure': {
    says: 'Manche Gläubiger schicken das nur, um Angst zu machen. Ein Gericht mag es nicht, wenn die Schuld wirklich strittig ist.',
    actionable:
      'Schreiben Sie dem Gläubiger heute, warum Sie bestreiten, und verlangen Sie die Rücknahme.',
  },
  'gb.demand.insight-small': {
    says: 'Die Summe scheint unter £5,000 zu liegen. Dafür kann ein Gläubiger Ihre Insolvenz nicht beantragen.',
    actionable: 'Schreiben Sie das und verlangen Sie die Rücknahme.',
  },
  'gb.demand.too-old': {
    says: 'Eine Schuld, die zu alt für das Gericht ist, ist ein guter Grund für die Aufhebung. Bei den meisten Schulden ist die Grenze sechs Jahre.',
    restartedBy:
      'Das kann die Zeit neu starten: eine Zahlung oder ein unterschriebenes schriftliches Anerkenntnis, vor Ende der sechs Jahre.',
    from: 'der Tag, an dem sie zuerst klagen konnten',
  },
  'gb.demand.breathing-space': {
    says: 'Die Zahlungspause (breathing space) kann einen Insolvenzantrag 60 Tage stoppen, während Sie Rat holen. Fragen Sie heute eine Beratung.',
    risk: 'Verlassen Sie sich nicht darauf, dass sie die 18 Tage stoppt.',
    notWhen: 'Sie können jetzt zahlen oder sich einigen.',
  },
}
