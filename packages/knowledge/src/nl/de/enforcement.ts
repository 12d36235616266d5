/** The German words of the Netherlands: enforcement. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_DE: Words = {
  'nl.bailiff.want': {
    says: 'Ein Gerichtsvollzieher (deurwaarder) will Geld wegen eines Urteils oder Befehls. Sonst kann eine Pfändung (beslag) folgen.',
  },
  'nl.bailiff.who': {
    says: 'Ein Gerichtsvollzieher (gerechtsdeurwaarder) ist ein Amtsträger mit strengen Regeln. Sie können sich bei einem Disziplinargericht beschweren.',
  },
  'nl.bailiff.real': {
    says: 'Das ist ernst, aber Sie behalten genug zum Leben. Sie können auch noch einen Plan vereinbaren.',
  },
  'nl.bailiff.not-yet': {
    says: 'Nach dem Zahlungsbefehl haben Sie meist zwei Tage. Erst danach können Sachen gepfändet werden.',
  },
  'nl.bailiff.rights': {
    says: 'Sie haben das Recht auf geschütztes Einkommen, das Nötigste an Sachen und eine klare Liste aller Summen.',
  },
  'nl.bailiff.deadline-two': {
    says: 'Nach einem Zahlungsbefehl haben Sie meist zwei Tage. Rufen Sie vorher an.',
    action: 'Den Gerichtsvollzieher (deurwaarder) anrufen und einen Plan anbieten',
    consequence: 'Danach können Sachen gepfändet werden.',
  },
  'nl.bailiff.step-call': {
    says: 'Rufen Sie den Gerichtsvollzieher (deurwaarder) an. Fragen Sie, um welches Urteil oder welchen Befehl es geht, und nach einer Liste der Summen.',
  },
  'nl.bailiff.step-form': {
    says: 'Prüfen Sie Ihr geschütztes Einkommen (beslagvrije voet) auf uwbeslagvrijevoet.nl. Ist es falsch, bitten Sie den Gerichtsvollzieher, es zu ändern.',
  },
  'nl.bailiff.step-bank': {
    says: 'Ein Teil Ihres Geldes auf der Bank muss frei bleiben. Fragen Sie den Gerichtsvollzieher (deurwaarder) sofort, wenn Sie Essen oder Miete nicht zahlen können.',
  },
  'nl.bailiff.step-help': {
    says: 'Bitten Sie Ihre Gemeinde (gemeente) um dringende Schuldenhilfe, wenn Wohnung oder Energie in Gefahr ist.',
  },
  'nl.bailiff.step-438': {
    says: 'Ist die Pfändung falsch, kann ein Richter sie schnell stoppen (executiegeschil). Nehmen Sie einen Anwalt.',
  },
  'nl.bailiff.step-plan': {
    says: 'Bieten Sie schriftlich eine Summe im Monat an, mit Ihrem Haushaltsplan.',
  },
  'nl.bailiff.right-income': {
    says: 'Sie haben das Recht auf einen geschützten Teil Ihres Einkommens. Die Summe ändert sich jeden Januar und Juli.',
  },
  'nl.bailiff.right-goods': {
    says: 'Sachen, die Sie für Alltag, Arbeit und Lernen brauchen, können nicht gepfändet werden.',
  },
  'nl.bailiff.right-door': {
    says: 'Ein Gerichtsvollzieher (deurwaarder) kann Ihre Tür nicht allein aufbrechen. Ein Polizist oder anderer Beamter muss dabei sein.',
  },
  'nl.bailiff.right-complain': {
    says: 'Sie können sich über einen Gerichtsvollzieher (deurwaarder) beschweren: zuerst beim Büro, dann beim Disziplinargericht. Das kostet dort 50 €. Haben Sie auch nur teilweise recht, bekommen Sie sie zurück.',
  },
  'nl.bailiff.option-plan': {
    title: 'Einen Plan vereinbaren',
    says: 'Bieten Sie an, was Sie im Monat zahlen können.',
    cost: 'Was Sie anbieten.',
    time: 'Ein Anruf heute.',
    risk: 'Kosten laufen weiter, bis alles bezahlt ist.',
    bestFor: 'Sie schulden es.',
  },
  'nl.bailiff.option-438': {
    title: 'Einen Richter bitten, es zu stoppen',
    says: 'Ein schnelles Verfahren gegen eine falsche Pfändung.',
    cost: 'Ein Anwalt und eine Gerichtsgebühr.',
    time: 'Tage oder Wochen.',
    risk: 'Kosten, wenn Sie verlieren.',
    bestFor: 'Die Pfändung ist klar falsch.',
  },
  'nl.bailiff.option-help': {
    title: 'Um Schuldenhilfe bitten',
    says: 'Ihre Gemeinde (gemeente) kann Ihnen zu einem Plan helfen, oder das Gericht zu einer Schuldenregelung (Wsnp) von 18 Monaten.',
    cost: 'Nichts.',
    time: 'Ein erstes Gespräch in vier Wochen.',
    risk: 'Strenge Regeln.',
    bestFor: 'Sie haben viele Schulden.',
  },
  'nl.bailiff.insight-pause': {
    says: 'Ein Richter kann eine Räumung oder Sperre bis zu sechs Monate stoppen, während Sie Schuldenhilfe bekommen.',
    actionable:
      'Bitten Sie Ihre Gemeinde (gemeente) oder einen Anwalt, das jetzt zu beantragen (moratorium).',
  },
  'nl.bailiff.warn-evict': {
    says: 'Ein Räumungstermin ist echt. Holen Sie heute Rechtshilfe.',
  },
  'nl.bailiff.right-not-heard': {
    says: 'Sie waren nicht vor Gericht? Sie können Einspruch (verzet) einlegen, meist binnen vier Wochen, nachdem Ihnen das Urteil übergeben wurde oder Sie danach gehandelt haben. Holen Sie heute Hilfe.',
  },
}
