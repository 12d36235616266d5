/** The German words of the rows in ../public-housing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_HOUSING_DE: Words = {
  'us.public.right-voucher': {
    says: 'Bevor Ihr Gutschein (voucher) endet, muss das Wohnungsamt die Gründe schreiben und Ihnen meist eine Anhörung (hearing) geben. Verlangen Sie sie bis zum Tag im Brief.',
  },
  'us.public.step-voucher': {
    says: 'Verlangen Sie die Anhörung (hearing) schriftlich und behalten Sie eine Kopie. Bitten Sie vorher um Ihre Akte.',
  },
  'us.public.right-project': {
    says: 'Öffentliche und geförderte Wohnungen dürfen einen Mietvertrag nur aus gutem Grund beenden. Sie müssen schriftliche Gründe und meist eine Anhörung (hearing) bekommen.',
  },
  'us.public.right-voucher-fair': {
    says: 'Wer Sie anhört, darf nicht selbst entschieden haben, und Sie dürfen vorher die Papiere sehen. Nennen Sie Gewalt zu Hause oder eine Behinderung: Beides kann die Entscheidung ändern.',
  },
}
