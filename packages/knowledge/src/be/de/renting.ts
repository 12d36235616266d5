/** Rent debts, notice and eviction: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const RENTING_WORDS: Words = {
  'be.home.want-rent': {
    says: 'Der Vermieter will die offene Miete oder einen Plan. Dieser Brief beendet Ihren Mietvertrag nicht.',
  },
  'be.home.want-leave': {
    says: 'Man will, dass Sie ausziehen, oder sagt, dass man einen Richter fragen wird.',
  },
  'be.home.who': {
    says: 'Ein Vermieter ist eine Privatperson oder eine Firma. Nur der Friedensrichter kann den Vertrag wegen Schulden beenden.',
  },
  'be.home.reality': {
    says: 'Ein Brief setzt niemanden vor die Tür. Dazu braucht es ein Urteil, und dann meist einen Monat ab der Zustellung.',
  },
  'be.home.not-yet': {
    says: 'Niemand kann Sie jetzt vor die Tür setzen. Dazu braucht es ein Urteil und einen Gerichtsvollzieher.',
  },
  'be.home.rights': {
    says: 'Sie dürfen bleiben, bis ein Richter entscheidet, um Zeit bitten und Hilfe vom ÖSHZ bekommen.',
  },
  'be.home.know-brussels-winter': {
    says: 'In Brüssel sind die meisten Räumungen vom 1. November bis 15. März nicht erlaubt.',
  },
  'be.home.step-stay': {
    says: 'Gehen Sie nicht weg und behalten Sie die Schlüssel. Holen Sie zuerst Rat.',
  },
  'be.home.step-cpas': {
    says: 'Bitten Sie Ihr ÖSHZ (CPAS, OCMW) um Hilfe mit der Miete und den Gesprächen mit dem Vermieter.',
  },
  'be.home.step-pay': {
    says: 'Zahlen Sie die laufende Miete. Bieten Sie für die Schuld schriftlich jeden Monat eine kleine Summe an.',
  },
  'be.home.step-hearing': {
    says: 'Kommt ein Papier vom Gericht, gehen Sie zur Verhandlung und bitten Sie um Zeit.',
  },
  'be.home.right-judge': {
    says: 'Nur ein Richter kann befehlen, dass Sie ausziehen. Nur ein Gerichtsvollzieher kann es ausführen.',
  },
  'be.home.right-home': {
    says: 'Ihre Wohnung ist geschützt. Ein Vermieter darf nicht hereinkommen, Schlösser wechseln oder selbst Strom und Wasser sperren.',
  },
  'be.home.right-month': {
    says: 'Nach der Zustellung des Urteils haben Sie meist einen Monat. Der Richter kann mehr oder weniger geben.',
  },
  'be.home.right-brussels': {
    says: 'In Brüssel muss der Vermieter zuerst eine förmliche Mahnung mit Aufstellung schicken. Dann muss er einen Monat warten, bevor er zum Richter geht.',
  },
  'be.home.right-notice-flanders': {
    says: 'In Flandern kündigt ein Vermieter einen Vertrag über neun Jahre mit sechs Monaten Frist, und nur in den Fällen des Gesetzes.',
  },
  'be.home.right-notice-wallonia': {
    says: 'In der Wallonie kündigt ein Vermieter einen Vertrag über neun Jahre mit sechs Monaten Frist, und nur in den Fällen des Gesetzes.',
  },
  'be.home.right-notice-brussels': {
    says: 'In Brüssel kündigt ein Vermieter einen Vertrag über neun Jahre mit sechs Monaten Frist, und nur in den Fällen des Gesetzes.',
  },
  'be.home.option-plan': {
    title: 'Einen Mietplan vereinbaren',
    says: 'Bieten Sie schriftlich die Miete plus eine Summe für die Schuld an.',
    cost: 'Was Sie anbieten.',
    time: 'Ein Abend.',
    risk: 'Halten Sie ihn ein.',
    bestFor: 'Sie können die laufende Miete zahlen.',
  },
  'be.home.option-help': {
    title: 'ÖSHZ und Mieterverein fragen',
    says: 'Beide helfen mit Geld, Briefen und Gesprächen.',
    cost: 'Nichts oder ein kleiner Beitrag.',
    time: 'Rufen Sie heute an.',
    risk: 'Keines.',
    bestFor: 'Alle mit Mietschulden.',
  },
  'be.home.option-court': {
    title: 'Zum Friedensrichter gehen',
    says: 'Sagen Sie Ihre Seite und bitten Sie um Zeit. Sie brauchen keinen Anwalt.',
    cost: 'Nichts.',
    time: 'Ein Vormittag.',
    risk: 'Ohne Sie entscheidet der Richter allein.',
    bestFor: 'Sie haben einen Verhandlungstermin.',
  },
  'be.home.claim-right': {
    says: 'Das CPAS (OCMW) erfährt von dem Fall und bietet Hilfe an. Gehen Sie zur Verhandlung: Der Richter kann Ihnen Zeit geben. Eine Räumung kommt meist frühestens einen Monat nach der Zustellung des Urteils.',
  },
  'be.home.know-region': {
    says: 'Jede Region hat ihr eigenes Mietrecht. In allen dreien beendet ein Vermieter einen langen Vertrag nur mit Frist und in den Fällen des Gesetzes.',
  },
  'be.home.right-notice-all': {
    says: 'Einen Neunjahresvertrag beendet der Vermieter für Eigenbedarf oder Arbeiten nur schriftlich mit sechs Monaten Frist. Vergleichen Sie den Tag mit Ihrem Vertrag. Ein falscher Grund kann ihn Geld kosten.',
  },
}
