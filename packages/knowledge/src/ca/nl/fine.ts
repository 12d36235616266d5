/** The Dutch words of the rows in ../fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_NL: Words = {
  'ca.fine.want': { says: 'Zoek de regel, de plaats, de datum en de laatste dag om iets te doen.' },
  'ca.fine.reality': {
    says: 'U kunt betalen, minder of meer tijd vragen, of zeggen dat u het niet deed. Zoek de laatste dag.',
  },
  'ca.fine.rights': { says: 'U kunt de boete betwisten en het bewijs tegen u zien.' },
  'ca.fine.who': {
    says: 'Dit komt van een openbare instantie. Een bedrijf kan u geen boete geven.',
  },
  'ca.fine.right-dispute': {
    says: 'U hebt het recht de boete te betwisten voordat erover is beslist.',
  },
  'ca.fine.right-proof': {
    says: 'U hebt het recht te vragen om de notities, foto’s of camerabeelden.',
  },
  'ca.fine.step-check': {
    says: 'Controleer het kenteken, de plaats, de datum en de laatste dag om iets te doen.',
  },
  'ca.fine.step-choose': {
    says: 'Kies één weg: betalen, om een gesprek of herziening vragen, of betwisten. Betalen betekent dat u de boete aanvaardt.',
  },
  'ca.fine.step-time': {
    says: 'Hebt u tijd nodig om te betalen, vraag dat dan vóór de laatste dag.',
  },
  'ca.fine.on': {
    says: 'In Ontario hebt u 15 dagen vanaf de dag dat u de boete kreeg. Wij tellen vanaf haar datum.',
    action: 'Betaal, vraag om een gesprek of vraag om een rechtszaak',
    consequence: 'U kunt zonder zitting schuldig worden verklaard, en er komen kosten bij.',
  },
  'ca.fine.bc': {
    says: 'In British Columbia hebt u 30 dagen vanaf de dag dat u de boete kreeg. Wij tellen vanaf haar datum.',
    action: 'Betaal of betwist de boete (violation ticket)',
    consequence: 'Het telt alsof u schuld bekent.',
  },
  'ca.fine.qc': {
    says: 'In Québec hebt u 30 dagen vanaf de betekening van het proces-verbaal (statement of offence). Wij tellen vanaf de datum ervan.',
    action: 'Geef uw antwoord: schuldig of niet schuldig',
    consequence: 'De zaak kan zonder u worden beslist.',
  },
  'ca.fine.opt-dispute': {
    says: 'Gebruik het formulier op de boete of de website van de rechtbank.',
    title: 'Betwist de boete',
    cost: 'Op de meeste plaatsen gratis.',
    time: 'Vóór de laatste dag.',
    risk: 'Verliest u, dan betaalt u misschien de volle boete.',
    bestFor: 'U deed het niet, of er staan fouten in de boete.',
  },
  'ca.fine.opt-pay': {
    says: 'Betaal op tijd om meer kosten te voorkomen.',
    title: 'Betaal',
    cost: 'De boete.',
    time: 'Vóór de laatste dag.',
    risk: 'U aanvaardt dat u het deed. Er kunnen punten volgen.',
    bestFor: 'De boete klopt.',
  },
  'ca.fine.warn': {
    says: 'Door een onbetaalde boete kunt u uw rijbewijs of kenteken soms niet vernieuwen.',
  },
  'ca.fine.ab-act': {
    says: 'In Alberta kunt u uiterlijk op de datum op de boete zeggen dat u niet schuldig bent of tijd vragen om te betalen. Sommige straffen gaan naar SafeRoads, met zeven dagen.',
  },
  'ca.fine.mb-act': {
    says: 'In Manitoba kunt u een boete betwisten, of haar erkennen en om verlaging vragen, uiterlijk op de datum die erop staat.',
  },
  'ca.fine.on-admin': {
    says: 'Veel steden in Ontario gebruiken bestuurlijke boetes. U kunt een screening officer, en daarna een hearing officer, vragen naar de uwe te kijken.',
  },
  'ca.fine.qc-plea': {
    says: 'In Québec hebt u 30 dagen om te zeggen dat u niet schuldig bent, zonder kosten. Doet u niets, dan kan de rechter zonder u beslissen.',
  },
  'ca.fine.on-points': {
    says: 'Een veroordeling kan strafpunten en een duurdere verzekering geven. Kies voor early resolution: de aanklager kan het feit lichter maken.',
  },
}
