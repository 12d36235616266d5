/** The Dutch words of Switzerland: work terms. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TERMS_NL: Words = {
  'ch.job.right-trial': {
    says: 'In de proeftijd is de opzegtermijn zeven dagen. De proeftijd is één maand, of tot drie met een schriftelijk contract.',
  },
  'ch.job.right-ill-pay': {
    says: 'Bij ziekte houdt u enkele weken uw loon, langer met meer jaren, of daggeld van een verzekering. Een opzegging in de beschermde tijd is nietig.',
  },
  'ch.job.right-mass': {
    says: 'Als velen hun baan verliezen, moet het bedrijf eerst het personeel om ideeën vragen en het kanton inlichten. Grote bedrijven moeten een sociaal plan maken.',
  },
  'ch.job.right-set-free': {
    says: 'Vrijgesteld van werk houdt u uw loon. Vakantie telt alleen als opgenomen als de vrije tijd lang genoeg is. Overuren meestal alleen als u instemt.',
  },
  'ch.job.step-accident-cover': {
    says: 'Werkte u acht uur per week of meer? De ongevallenverzekering eindigt 31 dagen na het loon. Daarvoor kunt u haar tot zes maanden verlengen (Abredeversicherung).',
  },
  'ch.job.right-last-pay': {
    says: 'Op de laatste dag is al uw loon verschuldigd, met overuren en de vakantie die u niet kon nemen.',
  },
  'ch.job.right-free-court': {
    says: 'Werkzaken tot 30.000 frank kosten geen griffierecht. Ze beginnen bij de bemiddelingsdienst (Schlichtungsbehörde).',
  },
  'ch.job.right-no-compete': {
    says: 'Een concurrentieverbod moet schriftelijk zijn en redelijk in plaats, tijd en soort, hoogstens drie jaar. Het vervalt als het bedrijf de baan zonder goede reden bij u beëindigt.',
  },
  'ch.jobless.right-sanction': {
    says: 'Dagen zonder uitkering (Einstelltage) moeten bij uw fout passen. U hebt 30 dagen om schriftelijk bezwaar te maken, gratis. Zeg waarom u zo deed.',
  },
  'ch.job.right-jobless-instant': {
    says: 'Schrijf u meteen in bij het arbeidsbureau (RAV, ORP, URC). Zegt de kas dat het uw schuld was, dan stopt zij de betaling enkele dagen. U hebt 30 dagen voor bezwaar.',
  },
}
