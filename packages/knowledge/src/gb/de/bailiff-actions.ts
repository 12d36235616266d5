/** A bailiff letter in England or Wales: options, insights, warnings, tactics and time limits. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_ACTIONS_DE: Words = {
  'gb.bailiff.option-pay': {
    says: 'Zahlen Sie vor dem Datum, kommen keine Gebühren mehr dazu. Behalten Sie die Quittung und prüfen Sie die Gebühr.',
    title: 'Jetzt alles zahlen',
    cost: 'Die Schuld und die bisherige Gebühr',
    time: 'Vor dem Datum im Brief',
    risk: 'Zahlen Sie nicht mit Geld für Miete, Essen oder Energie.',
    bestFor: 'Die Schuld stimmt und Sie können sie zahlen.',
  },
  'gb.bailiff.insight-fee-jump': {
    says: 'Handeln Sie vor dem Datum im Bescheid, sparen Sie mindestens £235. Diese Gebühr darf erst nach einem Besuch des Gerichtsvollziehers (bailiff) dazukommen.',
    actionable: 'Vereinbaren Sie vorher schriftlich Raten.',
  },
  'gb.bailiff.deadline-seven-clear-days': {
    says: 'Ein Gerichtsvollzieher (bailiff) muss Ihnen mindestens 7 volle Tage geben. Sonntage und Feiertage zählen nicht.',
    action: 'Die Firma anrufen und Raten anbieten',
    consequence:
      'Bald danach kann ein Gerichtsvollzieher kommen und eine höhere Gebühr aufschlagen.',
  },
  'gb.bailiff.option-plan': {
    says: 'Machen Sie Ihr Angebot schriftlich, mit kurzem Haushaltsplan. Die Firma soll prüfen, was Sie zahlen können.',
    title: 'Raten anbieten, die Sie durchhalten',
    cost: 'Was Sie anbieten, dazu schon fällige Gebühren',
    time: 'Vor dem Datum im Brief, oder heute',
    risk: 'Verpassen Sie eine Rate, können sie kommen und Gebühren aufschlagen.',
    bestFor: 'Sie schulden es und können nach und nach zahlen.',
  },
  'gb.bailiff.option-advice': {
    says: 'Eine Schuldnerberatung kann für Sie mit den Gerichtsvollziehern (bailiffs) sprechen und die Zahlungspause (breathing space) beantragen.',
    title: 'Kostenlose Schuldnerberatung und Zahlungspause',
    cost: 'Kostenlos',
    time: 'Ein Anruf, oft am selben Tag',
    risk: 'Bis die Pause beginnt, können sie weitermachen. Rufen Sie heute an.',
    bestFor: 'Sie haben andere Schulden oder können nicht zahlen.',
  },
  'gb.bailiff.option-dispute': {
    says: 'Schreiben Sie der Firma und der Gemeinde (council) oder dem Gericht, was falsch ist, mit Belegen. Über strittige Gebühren kann ein Gericht entscheiden.',
    title: 'Die Schuld oder die Gebühren bestreiten',
    cost: 'Schreiben kostet nichts',
    time: 'Schreiben Sie jetzt und bitten Sie um Aufschub',
    risk: 'Sie können während der Prüfung weitermachen. Halten Sie die Tür zu.',
    bestFor: 'Es ist nicht Ihre Schuld, sie ist bezahlt oder die Gebühren sind falsch.',
  },
  'gb.bailiff.option-complain': {
    says: 'Beschweren Sie sich zuerst bei der Firma, dann bei der Gemeinde (council), dem Enforcement Conduct Board oder dem Ombudsman.',
    title: 'Sich über ihr Verhalten beschweren',
    cost: 'Kostenlos',
    time: 'Einige Wochen',
    risk: 'Eine Beschwerde allein stoppt die Schuld nicht.',
    bestFor: 'Ein Gerichtsvollzieher war grob, hat gelogen oder Regeln verletzt.',
  },
  'gb.bailiff.insight-one-visit-fee': {
    says: 'Haben sie mehrere Schulden von Ihnen, sollen sie diese möglichst zusammen bearbeiten. Dann fällt die Besuchsgebühr einmal an.',
    actionable:
      'Lassen Sie sich schriftlich bestätigen, dass es für alle Schulden nur eine Besuchsgebühr gibt.',
  },
  'gb.bailiff.insight-itemise': {
    says: 'Sie verlangen mehr als die erste Schuld. Jedes weitere Pfund muss eine Gebühr sein, die das Gesetz erlaubt.',
    actionable: 'Fragen Sie nach jeder Gebühr, ihrem Datum und ihrer Stufe.',
  },
  'gb.bailiff.insight-car': {
    says: 'Autos nehmen Gerichtsvollzieher (bailiffs) am leichtesten, weil sie draußen stehen.',
    actionable:
      'Suchen Sie jetzt Finanzierung, Fahrzeugpapier (log book) oder Blue Badge. Zeigen Sie, dass das Auto nicht Ihnen gehört oder Sie es für die Arbeit brauchen.',
  },
  'gb.bailiff.insight-late-statement': {
    says: 'Gingen die Briefe an eine alte Adresse? Eine verspätete Erklärung kann den Fall an den Anfang setzen und die Gebühren entfernen.',
    actionable:
      'Schicken Sie sofort TE7 und TE9 an das Traffic Enforcement Centre, mit Ihrem Grund für die Verspätung.',
  },
  'gb.bailiff.warning-agreement': {
    says: 'Unterschreiben Sie keine Pfandvereinbarung (controlled goods agreement) ohne Rat. Brechen Sie sie, dürfen sie mit Gewalt hereinkommen und die gelisteten Sachen nehmen.',
  },
  'gb.bailiff.warning-agreement-signed': {
    says: 'Sie haben vielleicht eine Vereinbarung über Ihre Sachen unterschrieben. Wird sie gebrochen, dürfen sie nach 2 vollen Tagen Ankündigung mit Gewalt hereinkommen. Holen Sie heute Rat.',
  },
  'gb.bailiff.warning-bound': {
    says: 'Verkaufen oder verschenken Sie keine Sachen, um sie vor dem Gerichtsvollzieher (bailiff) zu retten. Nach dem Bescheid können sie trotzdem genommen werden.',
  },
  'gb.bailiff.warning-no-obstruction': {
    says: 'Ist ein Gerichtsvollzieher (bailiff) schon rechtmäßig drinnen, stoßen oder hindern Sie ihn nie. Fassen Sie keine Parkkralle an. Das kann eine Straftat sein.',
  },
  'gb.bailiff.warning-fine': {
    says: 'Eine Geldstrafe (criminal fine) ist anders. Das Gericht kann härter vorgehen. Rufen Sie heute das fines office oder die Firma an.',
  },
  'gb.bailiff.tactic-car-away': {
    says: 'Sie dürfen Ihr Auto in einer verschlossenen Garage oder nicht am Haus abstellen, während Sie Raten vereinbaren.',
    risk: 'Sie dürfen es auf jeder öffentlichen Straße nehmen, wo sie es finden.',
    notWhen: 'Das Auto hat schon eine Kralle oder steht auf der Liste.',
  },
  'gb.bailiff.tactic-pay-offer': {
    says: 'Zahlen Sie sofort, was Sie angeboten haben, per Überweisung mit Ihrem Aktenzeichen. Regelmäßige Zahlungen machen eine Ablehnung schwer zu begründen.',
    risk: 'Sie können trotzdem ablehnen und kommen.',
    notWhen: 'Es ist nicht Ihre Schuld, oder die Zahlungspause (breathing space) beginnt bald.',
  },
  'gb.bailiff.tactic-creditor': {
    says: 'Die Gemeinde (council) bleibt für ihre Schuld zuständig und steht für die Firma ein. Bitten Sie sie einzugreifen, wenn Sie schutzbedürftig (vulnerable) sind.',
    risk: 'Die Gemeinde schickt Sie vielleicht zur Firma zurück.',
    notWhen: 'Die Firma hat schon Raten zugestimmt, die Sie zahlen können.',
  },
  'gb.bailiff.insight-visit-proof': {
    says: 'Die Besuchsgebühr fällt nur an, wenn wirklich jemand kam, nach richtigem Bescheid und 7 vollen Tagen.',
    actionable:
      'Fragen Sie nach Tag und Uhrzeit des Besuchs, dem Vollstreckungsbescheid (notice of enforcement) und dem Film der Körperkamera.',
  },
}
