/** The landlord's notice that ends a tenancy: its reasons, its form and its days: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_OF_TERMINATION_NL: Words = {
  'ie.home.element-reason': {
    says: 'Na zes maanden moet de opzegging (notice) een reden noemen die de wet toestaat.',
    name: 'De reden',
    ifMissing:
      'We zien geen reden. Zonder reden telt de opzegging misschien niet. Vraag Threshold of de RTB.',
  },
  'ie.home.element-hours': {
    says: 'De opzegging (notice) moet zeggen dat u de hele laatste dag hebt om te vertrekken.',
    name: 'De laatste 24 uur',
    ifMissing:
      'We zien de woorden over de hele 24 uur niet. Vraag Threshold of de RTB of de opzegging telt.',
  },
  'ie.home.element-rtb': {
    says: 'De opzegging (notice) moet zeggen dat u ermee naar de RTB kunt, en tot wanneer.',
    name: 'Uw recht om naar de RTB te gaan',
    ifMissing:
      'We zien de woorden over de RTB niet. Vraag Threshold of de RTB of de opzegging telt.',
  },
  'ie.home.element-service': {
    says: 'De opzegging (notice) moet de dag geven waarop zij bezorgd is.',
    name: 'De datum van bezorging (date of service)',
    ifMissing: 'We zien geen datum van bezorging. Vraag Threshold of de RTB of de opzegging telt.',
  },
  'ie.home.know-copy': {
    says: 'De verhuurder moet dezelfde dag een kopie van de opzegging (notice) aan de RTB sturen. Zo niet, dan telt zij niet.',
  },
  'ie.home.right-reason': {
    says: 'Na zes maanden in uw woning heeft de verhuurder een reden nodig die de wet toestaat, en moet hij die noemen.',
  },
  'ie.home.right-notice': {
    says: 'Zonder fout van u is de opzegtermijn 90 dagen onder zes maanden, 152 tot een jaar, 180 tot zeven jaar, dan 196 en 224.',
  },
  'ie.home.right-six-years': {
    says: 'Begon uw huur op of na 1 maart 2026 en woont u er zes maanden? Dan hebt u zes jaar sterke bescherming.',
  },
  'ie.home.dispute-breach': {
    says: 'Voor een opzegging (notice) wegens achterstallige huur of een andere fout hebt u 28 dagen om naar de RTB te gaan. Wij tellen vanaf de datum ervan.',
    action: 'Een geschil naar de RTB sturen, als u denkt dat de opzegging niet klopt',
    consequence: 'De RTB neemt uw zaak misschien niet aan.',
  },
  'ie.home.dispute': {
    says: 'U hebt 90 dagen vanaf het krijgen van de opzegging (notice) om naar de RTB te gaan. Wij tellen vanaf de datum ervan.',
    action: 'Een geschil naar de RTB sturen, als u denkt dat de opzegging niet klopt',
    consequence: 'De RTB neemt uw zaak misschien niet aan.',
  },
  'ie.home.insight-mistakes': {
    says: 'Veel opzeggingen (notices) zijn niet geldig door een verkeerde datum, te weinig dagen of geen kopie aan de RTB.',
    actionable:
      'Vraag Threshold of de RTB elk punt na te gaan voordat u plannen maakt om te vertrekken.',
  },
  'ie.home.change-2026': {
    says: 'De huurwet veranderde op 1 maart 2026. Voor huren die eerder begonnen, blijven de oude redenen gelden.',
    was: 'Een verhuurder kon de meeste huren na zes maanden beëindigen voor verkoop of eigen gebruik.',
    is: 'Voor huren vanaf deze dag kunnen verhuurders met vier of meer woningen ze zonder fout van u niet beëindigen. Kleine verhuurders kunnen dat alleen om weinig redenen.',
  },
  'ie.home.right-declaration': {
    says: 'Is de reden verkoop? Dan moet er een beëdigde verklaring (statutory declaration) bij de opzegging zijn. De verkoop moet binnen negen maanden gepland zijn.',
  },
  'ie.home.right-many-homes': {
    says: 'Een verhuurder die binnen zes maanden tien of meer woningen van één project verkoopt, kan huren daarvoor meestal niet beëindigen.',
  },
  'ie.home.know-email': {
    says: 'Sinds 1 maart 2026 mag een opzegging (notice) ook per e-mail komen. Zij moet nog steeds getekend zijn, de reden en de laatste dag noemen en die dag naar de RTB gaan.',
  },
  'ie.home.know-slip': {
    says: 'Een kleine vergissing die u niet schaadt, maakt een opzegging (notice) misschien niet ongeldig. Vraag Threshold het na te gaan voordat u erop vertrouwt.',
  },
  'ie.home.insight-short-warning': {
    says: 'Een waarschuwing over huur moet u 28 dagen geven. Bij minder telt een opzegging daarna misschien niet.',
    actionable: 'Laat hem aan Threshold zien voordat u antwoordt, en betaal intussen wat u kunt.',
  },
}
