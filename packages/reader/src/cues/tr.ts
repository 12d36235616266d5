/** Turkish: kinds, sums, days and limits. Not an output language, but letters in it are sent. */
import type { FurtherLanguage } from '../further-language.ts'

export const TR_LANGUAGE: FurtherLanguage = {
  cues: [
    {
      means: 'type',
      kinds: { RENT_ARREARS_LETTER: 4 },
      cues: `
      kira borcu | kira borcunuz | kira borçları | kira bedeli | kira alacağı | ödenmeyen kira | ödenmemiş kira |
      kiranız | kiralarınız | kirayı | kira`,
    },
    {
      means: 'type',
      kinds: { EVICTION_NOTICE: 3 },
      cues: `
      tahliye | tahliyesi | tahliye ihtarnamesi | tahliye talebi | tahliye taahhüdü | kira sözleşmesinin feshi | kira
      sözleşmeniz feshedilmiştir | evi boşaltmanız | konutu boşaltmanız | daireyi boşaltmanız | boşaltmanız
      gerekmektedir | boşaltınız`,
    },
    {
      means: 'type',
      kinds: { DEBT_COLLECTION_LETTER: 3 },
      cues: `
      borcunuz | borcunuzu | borç | alacak | alacaklı | ödeme ihtarı | ihtarname | gecikmiş ödeme | tahsilat |
      tahsilatı | ödenmemiş fatura`,
    },
    {
      means: 'type',
      kinds: { COURT_CLAIM: 4.5 },
      cues: `
      dava dilekçesi | dava açılmıştır | duruşma | ödeme emri | mahkeme celbi`,
    },
    {
      means: 'type',
      kinds: { COURT_JUDGMENT: 4.5 },
      cues: 'gerekçeli karar | mahkemece karar verilmiştir | mahkeme kararına göre',
    },
    {
      means: 'type',
      kinds: { UTILITY_BILL_DEMAND: 4.5 },
      cues: `
      elektrik faturası | elektrik faturanız | doğalgaz faturası | doğalgaz faturanız | gaz faturası | gaz faturanız |
      su faturası | su faturanız | elektrik kesintisi | elektrik kesintisi uyarısı | elektriğinizi keseceğiz |
      elektriğinizi kesmek | gazınızı keseceğiz | suyunuzu keseceğiz | kesinti tarihi | kesintiyi önlemek | elektriğiniz | elektrik borcu | kesilecektir | sayaç`,
    },
    {
      means: 'type',
      kinds: { PARKING_TICKET: 4.5 },
      cues: 'park cezası | park ücreti | otopark | park ihlali',
    },
    {
      means: 'type',
      kinds: { PENALTY_CHARGE_NOTICE: 4.5 },
      cues: 'trafik cezası | idari para cezası | para cezası | ceza tutanağı',
    },
    {
      means: 'type',
      kinds: { BENEFIT_OVERPAYMENT: 5 },
      cues: `
      fazla ödeme | fazla ödenen | fazla ödenmiş | yersiz ödeme | haksız ödenen`,
    },
    {
      means: 'type',
      kinds: { TAX_DEMAND: 4.5 },
      cues: 'vergi borcu | vergi borcunuz | vergi dairesi | gelir vergisi',
    },
    {
      means: 'type',
      kinds: { BAILIFF_NOTICE: 5 },
      cues: `
      icra memuru | icra dairesi | icra müdürlüğü | haciz | haczi | haczedilecektir`,
    },
    {
      means: 'type',
      kinds: { DISMISSAL_LETTER: 5 },
      cues: `
      iş sözleşmenizin feshi | iş sözleşmeniz | iş akdiniz | iş akdinizin feshi | iş akdi | işten çıkarma | işten
      çıkarıldınız | işinize son | fesih bildirimi`,
    },
    {
      means: 'type',
      kinds: { REDUNDANCY_NOTICE: 5.5 },
      cues: 'toplu işten çıkarma | pozisyonunuz kaldırıl | iş yerinin kapanması',
    },
    {
      means: 'type',
      kinds: { EVICTION_NOTICE: 5 },
      cues: `
      tahliye ihtarnamesi | tahliye taahhüdü | kira sözleşmesinin feshi | kira sözleşmeniz feshedilmiştir | evi
      boşaltmanız | konutu boşaltmanız | daireyi boşaltmanız | boşaltmanız gerekmektedir`,
    },
    {
      means: 'sign',
      sign: 'disconnection',
      cues: `
      elektriğiniz kesilecektir | gazınız kesilecektir | suyunuz kesilecektir | kesilecektir`,
    },
    {
      means: 'money',
      role: 'total',
      weight: 4,
      cues: 'toplam | toplam borç | toplam borcunuz | ödenecek tutar | borç tutarı',
    },
    { means: 'money', role: 'arrears', weight: 4, cues: 'kira borcu | gecikmiş | ödenmeyen' },
    { means: 'money', role: 'rent', weight: 4.5, cues: 'aylık | aylık kira' },
    { means: 'date', role: 'letter', cues: 'tarih' },
    {
      means: 'sign',
      sign: 'loss_of_home',
      cues: `
      tahliye | tahliyesi | evinizi kaybet | kira sözleşmenizi | kira sözleşmeniz`,
    },
    {
      means: 'threat',
      kind: 'court',
      cues: `
      mahkemeye | mahkeme | dava açacağız | dava açılacaktır | yasal yollara`,
    },
    { means: 'threat', kind: 'eviction', cues: 'tahliye | tahliyesi | boşaltmanız' },
  ],
  months: [
    'ocak',
    'şubat',
    'mart',
    'nisan',
    'mayıs',
    'haziran',
    'temmuz',
    'ağustos',
    'eylül',
    'ekim',
    'kasım',
    'aralık',
  ],
  until: {
    before: 'en geç|son ödeme tarihi(?:niz)?|son gün',
    behind: String.raw`(?:(?:tarihine|gününe)?\s?kadar|tarihinden önce)(?!\p{L})`,
  },
  within: { behind: String.raw`(?:içinde|içerisinde)(?!\p{L})` },
  units: {
    working_days: 'iş günü',
    days: 'gün|takvim günü',
    weeks: 'hafta',
    months: 'ay',
    hours: 'saat',
  },
}
