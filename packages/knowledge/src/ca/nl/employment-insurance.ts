/** Employment Insurance (EI): a refusal, and money to pay back: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_INSURANCE_NL: Words = {
  'ca.benefit.right-review': {
    says: 'U kunt vragen om opnieuw te kijken naar een beslissing over de werkloosheidsverzekering (employment insurance), binnen 30 dagen nadat u ervan hoorde.',
  },
  'ca.benefit.right-appeal': {
    says: 'Zeggen ze nog steeds nee, dan kunt u binnen 30 dagen in beroep bij het Social Security Tribunal.',
  },
  'ca.benefit.reconsider': {
    says: 'Bij de werkloosheidsverzekering (employment insurance) hebt u 30 dagen om een nieuwe blik te vragen (reconsideration). Wij tellen vanaf de datum van de brief.',
    action: 'Vraag om een nieuwe blik (reconsideration), als u het er niet mee eens bent',
    consequence: 'Een laat verzoek zonder goede reden kunnen ze weigeren.',
  },
  'ca.benefit.right-ei-limit': {
    says: 'Te veel betaalde EI moet meestal binnen 36 maanden worden ontdekt, of binnen 72 als een verklaring onwaar was. Soms kan de schuld vervallen, bij nood of bij een fout van het kantoor.',
  },
  'ca.benefit.right-ei-review': {
    says: 'U hebt 30 dagen vanaf de beslissing om Service Canada schriftelijk te vragen opnieuw te kijken. Dat is gratis.',
  },
  'ca.ei.want': {
    says: 'Service Canada heeft beslist over uw EI. Zoek de reden, en schrijf op welke dag u de brief kreeg.',
  },
  'ca.ei.reality': {
    says: 'Een nee is niet het laatste woord. U kunt gratis vragen om opnieuw te kijken.',
  },
  'ca.ei.rights': {
    says: 'U hebt 30 dagen om schriftelijk een nieuwe beslissing te vragen. Daarna kan een tribunaal beslissen.',
  },
  'ca.ei.who': {
    says: 'Service Canada voert de werkloosheidsverzekering (Employment Insurance, EI) uit voor de regering.',
  },
  'ca.ei.right-reconsider': {
    says: 'U hebt 30 dagen vanaf de beslissing om Service Canada schriftelijk te vragen opnieuw te kijken. Dat is gratis.',
  },
  'ca.ei.right-just-cause': {
    says: 'Hebt u zelf ontslag genomen, dan krijgt u misschien toch EI als u niet op een eerlijke manier kon blijven. Pesterij, gevaar, ziekte of een verhuizing met uw gezin kan meetellen.',
  },
  'ca.ei.right-misconduct': {
    says: 'Zeggen ze dat u zich ernstig misdroeg (misconduct)? Dan moeten ze laten zien dat u het met opzet deed en wist dat u uw baan kon verliezen. Een fout is niet genoeg.',
  },
  'ca.ei.right-tribunal': {
    says: 'Zeggen ze nog steeds nee, dan kunt u binnen 30 dagen in beroep bij het Social Security Tribunal. Dat is gratis.',
  },
  'ca.ei.step': {
    says: 'Vraag schriftelijk om een nieuwe blik (reconsideration). Geef feiten, data en bewijs, zoals een briefje van de dokter of berichten.',
  },
}
