/** Arabic: kinds, sums, days and limits. Not an output language, but letters in it are sent. */
import type { FurtherLanguage } from '../further-language.ts'

export const AR_LANGUAGE: FurtherLanguage = {
  cues: [
    {
      means: 'type',
      kinds: { RENT_ARREARS_LETTER: 4 },
      cues: `
      الإيجار | إيجار | متأخرات الإيجار | الإيجار المتأخر | إيجارك | بدل الإيجار`,
    },
    {
      means: 'type',
      kinds: { EVICTION_NOTICE: 3 },
      cues: `
      الإخلاء | إخلاء | إشعار إخلاء | إشعار بالإخلاء | إخلاء المسكن | إخلاء السكن | إنهاء عقد الإيجار | إخلاء العقار`,
    },
    {
      means: 'type',
      kinds: { DEBT_COLLECTION_LETTER: 3 },
      cues: `
      الدين | دين | ديون | الديون | المبلغ المستحق | مستحقات | تحصيل الديون | الدائن | متأخر السداد`,
    },
    {
      means: 'type',
      kinds: { COURT_CLAIM: 4.5 },
      cues: 'دعوى | دعوى قضائية | أمر استدعاء | صحيفة الدعوى | استدعاء',
    },
    { means: 'type', kinds: { COURT_JUDGMENT: 4.5 }, cues: 'حكم المحكمة | قرار المحكمة | صدر حكم' },
    {
      means: 'type',
      kinds: { UTILITY_BILL_DEMAND: 4.5 },
      cues: `
      فاتورة الكهرباء | فاتورة الغاز | فاتورة المياه | فاتورة الماء | قطع التيار | قطع الكهرباء | قطع الخدمة`,
    },
    {
      means: 'type',
      kinds: { PARKING_TICKET: 4.5 },
      cues: 'مخالفة وقوف | رسوم الوقوف | موقف السيارات',
    },
    {
      means: 'type',
      kinds: { PENALTY_CHARGE_NOTICE: 4.5 },
      cues: 'غرامة | الغرامة | مخالفة مرورية | مخالفة',
    },
    {
      means: 'type',
      kinds: { BENEFIT_OVERPAYMENT: 5 },
      cues: `
      مدفوعات زائدة | المبلغ الزائد | دفعت لك زيادة | إعانة زائدة | استرداد الإعانة`,
    },
    {
      means: 'type',
      kinds: { TAX_DEMAND: 4.5 },
      cues: 'الضرائب | ضريبة | الضريبة | مصلحة الضرائب',
    },
    {
      means: 'type',
      kinds: { BAILIFF_NOTICE: 5 },
      cues: 'مأمور التنفيذ | الحجز | حجز على | التنفيذ الجبري | محضر',
    },
    {
      means: 'type',
      kinds: { DISMISSAL_LETTER: 5 },
      cues: `
      إنهاء عقد العمل | عقد العمل | فصل من العمل | فصلك من العمل | إنهاء خدماتك | تم فصلك | إنهاء خدمتك`,
    },
    {
      means: 'type',
      kinds: { REDUNDANCY_NOTICE: 5.5 },
      cues: 'إلغاء الوظيفة | إلغاء وظيفتك | تسريح العمال',
    },
    {
      means: 'type',
      kinds: { EVICTION_NOTICE: 5 },
      cues: `
      إشعار إخلاء | إشعار بالإخلاء | إنهاء عقد الإيجار | إخلاء العقار قبل | إخلاء المسكن قبل`,
    },
    {
      means: 'sign',
      sign: 'disconnection',
      cues: 'قطع الكهرباء | قطع التيار | قطع الخدمة | قطع المياه',
    },
    {
      means: 'money',
      role: 'total',
      weight: 4,
      cues: 'المبلغ المستحق | المبلغ | الإجمالي | المجموع | إجمالي',
    },
    { means: 'money', role: 'arrears', weight: 4, cues: 'متأخرات | المتأخر' },
    { means: 'money', role: 'rent', weight: 4.5, cues: 'شهريا | الإيجار الشهري' },
    { means: 'date', role: 'letter', cues: 'التاريخ | بتاريخ' },
    { means: 'sign', sign: 'loss_of_home', cues: 'الإخلاء | إخلاء | فقدان مسكنك' },
    { means: 'threat', kind: 'court', cues: 'المحكمة | القضاء | إجراءات قانونية' },
    { means: 'threat', kind: 'eviction', cues: 'الإخلاء | إخلاء' },
  ],
  months: [
    'يناير|كانون الثاني',
    'فبراير|شباط',
    'مارس|آذار',
    'أبريل|ابريل|نيسان',
    'مايو|أيار',
    'يونيو|حزيران',
    'يوليو|تموز',
    'أغسطس|آب',
    'سبتمبر|أيلول',
    'أكتوبر|تشرين الأول',
    'نوفمبر|تشرين الثاني',
    'ديسمبر|كانون الأول',
  ],
  until: {
    before:
      'قبل(?: تاريخ| يوم)?|حتى(?: تاريخ)?|في موعد أقصاه|موعد أقصاه|آخر موعد(?: للدفع)?|تاريخ الاستحقاق|بحلول',
  },
  within: { before: 'خلال|في غضون|مهلة' },
  units: {
    working_days: 'أيام عمل|يوم عمل',
    days: 'أيام|يوما|يوم',
    weeks: 'أسابيع|أسبوع',
    months: 'أشهر|شهر',
    hours: 'ساعات|ساعة',
  },
}
