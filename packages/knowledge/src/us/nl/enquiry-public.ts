/** The Dutch words of the rows in ../enquiry-public.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUBLIC_NL: Words = {
  'us.ask-public.snap-stopped': {
    says: 'Vraag nu om een hoorzitting (fair hearing), per telefoon of schriftelijk. Vraagt u voor de wijziging begint, dan kan de uitkering doorgaan. U hebt in totaal 90 dagen.',
  },
  'us.ask-public.medicaid-stopped': {
    says: 'Stuur wat er mist en vraag nu om een hoorzitting (fair hearing). Vraagt u voor de laatste dag, dan kan Medicaid doorgaan tot de beslissing.',
  },
  'us.ask-public.cp2000': {
    says: 'Een CP2000 is een voorstel, geen rekening. Vergelijk het met uw papieren en antwoord uiterlijk op de datum: eens, of waarom niet met bewijs. Bent u het niet eens, dan moet er een bericht met 90 dagen voor de Tax Court komen voor de IRS mag innen.',
  },
  'us.ask-public.cp14': {
    says: 'Een CP14 is de eerste rekening voor belasting. Controleer die in uw account op IRS.gov. Betaal, of vraag om een plan, binnen 21 dagen, dan voorkomt u meer rente.',
  },
  'us.ask-public.toll-text': {
    says: 'Open de link niet en betaal niet. De meeste van zulke sms’en zijn oplichting. Bekijk uw account op de eigen site van de toldienst, en meld de sms op ic3.gov.',
  },
  'us.ask-debt.deficiency': {
    says: 'U bent misschien schuldig wat de verkoop niet dekte. Maar zij moeten voor de verkoop bericht sturen, eerlijk verkopen, en het bedrag uitleggen. Deden zij dat niet, dan bent u misschien minder of niets schuldig.',
    dependsOn: 'of zij u de verkoop meldden en de auto eerlijk verkochten',
  },
  'us.state.tx.ask-power-cut': {
    says: 'Een bericht van afsluiten moet minstens tien dagen vooraf komen. Stroom mag niet worden afgesloten bij extreme hitte of kou, of zolang iemand thuis die erg ziek is beschermd is. Vraag vandaag om een betaalplan.',
    dependsOn: 'de dag van het bericht, het weer, en wie thuis ziek is',
  },
  'us.state.tx.ask-hoa-fine': {
    says: 'In Texas moet een vereniging u eerst schrijven, redelijke tijd geven om het goed te maken, en u om een hoorzitting laten vragen. Vraag die schriftelijk binnen 30 dagen.',
    dependsOn: 'of u schriftelijk bericht kreeg en om een hoorzitting kon vragen',
  },
}
