import type { PackageType, PlanType } from '@plainletter/contracts/credit'
/** What Stripe sells for us: one row per Price, made of the one table of packs and plans. */
import { PACKS, PLANS } from '@plainletter/contracts/prices'

export const CURRENCY = 'gbp'

export interface Product {
  /** The setting that holds the id of its Price. */
  readonly setting: (typeof PRICE_SETTINGS)[number]
  /** By this name the scripts find the Price again, or make it. */
  readonly lookupKey: string
  readonly name: string
  readonly pricePence: number
  readonly pack: PackageType | null
  /** Paid each year. */
  readonly plan: PlanType | null
  /** None for a plan. */
  readonly credits: number
}

export const PRICE_SETTINGS = [
  'STRIPE_PRICE_BASIC',
  'STRIPE_PRICE_BUSINESS',
  'STRIPE_PRICE_PLAN_INDIVIDUAL',
  'STRIPE_PRICE_PLAN_BUSINESS',
] as const

export const PRODUCTS = [
  packProduct('basic', 'STRIPE_PRICE_BASIC'),
  packProduct('business', 'STRIPE_PRICE_BUSINESS'),
  planProduct('individual', 'STRIPE_PRICE_PLAN_INDIVIDUAL'),
  planProduct('business', 'STRIPE_PRICE_PLAN_BUSINESS'),
] as const satisfies readonly Product[]

function packProduct(pack: PackageType, setting: Product['setting']): Product {
  const { name, pricePence, credits } = PACKS[pack]
  const lookupKey = `plainletter_pack_${pack}_${pricePence}`
  return { setting, lookupKey, name, pricePence, pack, plan: null, credits }
}

function planProduct(plan: PlanType, setting: Product['setting']): Product {
  const { name, pricePencePerYear: pricePence } = PLANS[plan]
  const lookupKey = `plainletter_plan_${plan}_${pricePence}`
  return { setting, lookupKey, name: `${name} plan`, pricePence, pack: null, plan, credits: 0 }
}
